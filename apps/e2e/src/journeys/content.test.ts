import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { findViolations } from '../harness/findViolations.ts';
import { hosts } from '../harness/hosts.ts';
import { inviteColleague } from '../harness/inviteColleague.ts';
import { type Colleague, consoleUrl, joinStaff } from '../harness/openConsole.ts';
import { saidAtConsole } from '../harness/said.ts';

const { visit } = useBrowser();
const { northbay } = hosts;
const say = saidAtConsole.en;

let browser: Browser;
let editor: Colleague;

beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
  const owner = await joinStaff(browser, 'owner@console.example', 'Olivia Owner');
  editor = await inviteColleague(browser, owner, {
    email: 'carla@operator.example',
    name: 'Carla Content',
    role: say('Content'),
  });
});
afterAll(() => browser.close());

test('content writes an announcement, previews it on the site, publishes it, and returns to an earlier version', async () => {
  const { page } = editor;
  await page.goto(consoleUrl('/content'));
  await page.getByRole('combobox', { name: say('Merchant') }).selectOption('NORTHBAY');
  await page.getByRole('link', { name: say('Write a new one') }).click();
  await page.locator('[name="title.en"]').fill('The harbour opens early');
  await page.locator('[name="html.en"]').fill('<p>From <strong>eight</strong>.</p><script>1</script>');
  await page.getByText(say('Missing: {missing}', { missing: '2' })).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: say('Save the draft') }).click();
  await page.getByText(say('Saved as a draft.')).waitFor();

  // Nobody sees it but whoever opens the preview.
  const announcements = '/?modal=announcements';
  const { page: site } = await visit(northbay, announcements);
  const lookAgain = () => site.goto(new URL(announcements, site.url()).href);
  const titles = site.getByRole('dialog').getByText('The harbour opens early');
  await site.getByRole('dialog').getByRole('heading', { level: 3 }).waitFor();
  expect(await titles.count()).toBe(0);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: say('Preview, dark') }).click();
  const preview = await opened;
  await preview.getByRole('dialog').getByText('The harbour opens early').first().waitFor();
  expect(await preview.locator('html').getAttribute('data-scheme')).toBe('dark');
  expect(preview.url()).not.toContain('preview');
  await preview.close();

  const publish = async (reason: string) => {
    await page.getByRole('button', { name: say('Publish …') }).click();
    const box = page.getByRole('dialog', { name: say('Publish this?') });
    await box.locator('[name="reason"]').fill(reason);
    await box.getByRole('button', { name: say('Publish'), exact: true }).click();
    await page.getByText(say('Published. The site follows at once.')).waitFor();
  };
  await publish('The harbour said so.');
  await lookAgain();
  await titles.first().waitFor();

  await page.locator('[name="title.en"]').fill('The harbour opens late');
  await page.getByRole('button', { name: say('Save the draft') }).click();
  await page.getByText(say('Saved as a draft.')).waitFor();
  await publish('The tide turned.');
  await page.getByRole('button', { name: say('Draft it again') }).click();
  await page.getByText(say('That version is a draft again. Publish it to return to it.')).waitFor();
  await publish('The tide turned back.');
  await page.getByText(say('Version {number}', { number: '3' })).waitFor();
  await lookAgain();
  await titles.first().waitFor();
  expect(editor.complaints).toEqual([]);
});
