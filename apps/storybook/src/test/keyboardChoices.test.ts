import { expect, test } from 'vitest';
import { pressKeys } from './focusedName.ts';
import { useStories } from './useStories.ts';

const { open } = useStories();

test('tabs: one stop, arrows select and go round, Home and End lead to the ends', async () => {
  const page = await open('actions-tabs--many');
  expect(await pressKeys(page, 'Tab')).toContain('tab "Slots" [selected]');
  expect(await pressKeys(page, 'ArrowRight')).toContain('tab "Sports" [selected]');
  expect(await pressKeys(page, 'End')).toContain('tab "Fishing" [selected]');
  expect(await pressKeys(page, 'ArrowRight')).toContain('tab "Live casino" [selected]');
  expect(await pressKeys(page, 'Home', 'ArrowLeft')).toContain('tab "Fishing" [selected]');
  expect(await page.getByRole('tabpanel', { name: 'Fishing' }).isVisible()).toBe(true);
});

test('tabs: one that is selected out of sight comes into sight', async () => {
  const page = await open('actions-tabs--many');
  await page.setViewportSize({ width: 300, height: 800 });
  await pressKeys(page, 'Tab', 'End');
  const last = page.getByRole('tab', { selected: true });
  const row = (await page.getByRole('tablist').boundingBox())!;
  const box = (await last.boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(row.x + row.width + 1);
  await pressKeys(page, 'Home');
  expect((await page.getByRole('tab', { selected: true }).boundingBox())!.x).toBeGreaterThanOrEqual(
    row.x - 1,
  );
});

test('tabs: the arrows change sides from right to left', async () => {
  const page = await open('actions-tabs--many', { direction: 'rtl' });
  expect(await pressKeys(page, 'Tab', 'ArrowLeft')).toContain('tab "Sports" [selected]');
});

test('segmented control: one stop, arrows choose', async () => {
  const page = await open('actions-segmentedcontrol--default');
  expect(await pressKeys(page, 'Tab')).toContain('radio "Slots" [checked]');
  expect(await pressKeys(page, 'ArrowRight')).toContain('radio "Live casino" [checked]');
  expect(await pressKeys(page, 'ArrowRight')).toContain('radio "All" [checked]');
});

test('radio group: one stop, arrows choose', async () => {
  const page = await open('forms-radio--group');
  expect(await pressKeys(page, 'Tab')).toContain('radio "Deposit" [checked]');
  expect(await pressKeys(page, 'ArrowDown')).toContain('radio "Deposit 2" [checked]');
  expect(await pressKeys(page, 'ArrowUp', 'ArrowUp')).toContain('radio "Deposit 3" [checked]');
});

test('checkbox: Space turns it', async () => {
  const checkbox = await open('forms-checkbox--off');
  expect(await pressKeys(checkbox, 'Tab', ' ')).toMatch(/checkbox .*\[checked\]/);
  expect(await pressKeys(checkbox, ' ')).not.toContain('checked');
});

test('chips: Space and Enter choose', async () => {
  const page = await open('actions-chip--choice');
  expect(await pressKeys(page, 'Tab', 'Tab', ' ')).toContain('button "7 days" [pressed]');
  expect(await pressKeys(page, 'Tab', 'Enter')).toContain('button "30 days" [pressed]');
});

test('select: arrows and first letters choose', async () => {
  const page = await open('forms-select--default');
  const select = page.getByRole('combobox', { name: 'Subject' });
  await pressKeys(page, 'Tab', 'ArrowDown');
  expect(await select.inputValue()).toBe('Withdrawal');
  await pressKeys(page, 'A');
  expect(await select.inputValue()).toBe('A game');
});

test('pagination: pages are turned by Enter, and the focus stays', async () => {
  const page = await open('actions-pagination--in-the-middle');
  expect(await pressKeys(page, 'Tab')).toContain('button "Previous"');
  await pressKeys(page, 'Enter', 'Enter');
  expect(await page.getByRole('button', { name: 'Page 4' }).getAttribute('aria-current')).toBe('page');
  expect(await pressKeys(page, 'Tab')).toContain('button "Page 1"');
  await pressKeys(page, ' ');
  expect(await page.getByRole('button', { name: 'Page 1', exact: true }).getAttribute('aria-current')).toBe(
    'page',
  );
});

test('carousel: its arrows and dots are buttons, and what is out of sight is out of reach', async () => {
  const page = await open('content-carousel--three');
  const slides = page.locator('section li');
  const inert = () => slides.evaluateAll((items) => items.map((item) => item.hasAttribute('inert')));
  expect(await inert()).toEqual([false, true, true]);
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(inert).toEqual([true, false, true]);
  await page.getByRole('button', { name: 'Banner 3 of 3' }).focus();
  await page.keyboard.press(' ');
  await expect.poll(inert).toEqual([true, true, false]);
});

test('ticker: its button stops it', async () => {
  const page = await open('content-ticker--default');
  // Under reduced motion its notices are scrolled by hand, so they are a stop too.
  expect(await pressKeys(page, 'Tab')).toContain('group "Notices"');
  expect(await pressKeys(page, 'Tab', 'Tab', 'Tab', 'Enter')).toContain('button "Play"');
});
