import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { findViolations } from '../harness/findViolations.ts';
import { hosts, urlOf } from '../harness/hosts.ts';
import { openOperator } from '../harness/openOperator.ts';
import { said } from '../harness/said.ts';
import { openParty } from '../harness/signInAtParty.ts';
import { site } from '../harness/site.ts';

// Pages that are no feature's screen, so that the gallery does not show them.

const { visit } = useBrowser();
const { senVang, northbay } = hosts;
const staff = await openOperator();

const expectNoViolation = async (page: Page) => expect((await findViolations(page)).join('\n')).toBe('');

afterEach(async () => {
  await staff.close(northbay, null);
  await staff.settle(northbay, 'regions', { restricted: [] });
});

test('axe finds nothing on the pages of the payment gateway', async () => {
  const { page } = await visit(senVang, '/member/deposit', { as: 'player1' });
  await page.locator('[name="method"][value="redirect"]').check();
  await page.locator('[name="amount"]').fill('500000');
  await page.getByRole('main').locator('button[type="submit"]').click();
  await page.waitForURL(`${site.gateway}/pay/**`);
  await expectNoViolation(page);
  await page.goto(site.gateway);
  await expectNoViolation(page);
});

test('axe finds nothing in the outbox of the sandbox', async () => {
  const { page } = await visit(northbay, '/sandbox', { isStill: true });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectNoViolation(page);
});

test('axe finds nothing on the page of a party of social sign-in', async () => {
  const { page } = await visit(northbay, '/?modal=login');
  const party = await openParty(
    page,
    page.getByRole('dialog').getByRole('button', { name: said.en('Log in with {name}', { name: 'Google' }) }),
  );
  await expectNoViolation(party);
});

test('axe finds nothing under maintenance', async () => {
  await staff.close(northbay, {});
  const { page } = await visit(northbay, '/', { allowed: [/503/] });
  await page.getByRole('heading', { name: said.en('The site is under maintenance') }).waitFor();
  await expectNoViolation(page);
});

test('axe finds nothing where the country is not served', async () => {
  await staff.settle(northbay, 'regions', { restricted: ['US'] });
  const { page } = await visit(northbay, '/vi/', {
    from: '198.51.100.7',
    allowed: [/403/],
    isStill: true,
  });
  await page.getByText('198.51.100.7').waitFor();
  await expectNoViolation(page);
});

test('axe finds nothing where the site cannot be reached', async () => {
  const { page } = await visit(senVang, '/', {
    isStill: true,
    allowed: [/ERR_FAILED|Failed to load/],
    before: (fresh) => fresh.route('**/wps/system/permission*', (route) => route.abort()),
  });
  await page.getByRole('alert').waitFor();
  await expectNoViolation(page);
});

test('axe finds nothing where a part of the site does not load', async () => {
  const { page } = await visit(northbay, '/', {
    // React tells that it gives up the written page.
    allowed: [/Failed to load|dynamically imported|ERR_FAILED|LoadError|React error #(422|520)/],
    before: (fresh) => fresh.route('**/assets/Help*.js', (route) => route.abort()),
  });
  await page.goto(urlOf(northbay, '/help'));
  await page.getByRole('alert').waitFor();
  await expectNoViolation(page);
});
