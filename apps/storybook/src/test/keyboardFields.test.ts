import { expect, test } from 'vitest';
import { focusedName, pressKeys } from './focusedName.ts';
import { useStories } from './useStories.ts';

const { open } = useStories();

test('one-time code: digits alone are taken, typed or pasted', async () => {
  const page = await open('forms-codefield--empty');
  const field = page.getByRole('textbox', { name: 'Code from the SMS' });
  await pressKeys(page, 'Tab', '4', 'x', '8', ' ', '2');
  expect(await field.inputValue()).toBe('482');
  await pressKeys(page, 'Backspace');
  await page.keyboard.insertText('1-3 0955');
  expect(await field.inputValue()).toBe('481309');
});

test('password: is revealed by its button and hidden again', async () => {
  const page = await open('forms-passwordfield--concealed');
  const type = () => page.locator('input').getAttribute('type');
  await pressKeys(page, 'Tab', 's', 'Tab', 'Enter');
  expect(await type()).toBe('text');
  await pressKeys(page, 'Enter');
  expect(await type()).toBe('password');
});

test('phone: the country is found by letters, walked by arrows and taken by Enter', async () => {
  const page = await open('forms-phonefield--empty');
  const picker = page.getByRole('button', { name: /Country code/ });
  await picker.focus();
  expect(await focusedName(page)).toContain('button "Country code: Vietnam +84"');
  expect(await pressKeys(page, 'Enter')).toContain('searchbox');
  expect(await pressKeys(page, 't', 'h', 'a', 'i', 'Enter')).toContain('button "Country code: Thailand +66"');
  expect(await pressKeys(page, 'Enter', 'Escape')).toContain('button "Country code: Thailand +66"');
  expect(await pressKeys(page, 'Enter', 'ArrowDown', 'ArrowDown')).toContain('button "Thailand +66"');
  expect(await pressKeys(page, 'ArrowUp', 'Enter')).toContain('button "Country code: Vietnam +84"');
});

test('amount: groups come by themselves, the caret stays, and quick amounts are buttons', async () => {
  const page = await open('forms-amountfield--deposit');
  const field = page.getByRole('textbox', { name: 'Amount' });
  await pressKeys(page, 'Tab', 'End', '0', '0');
  expect(await field.inputValue()).toBe('50,000,000');
  await pressKeys(page, 'Home', 'ArrowRight', '7');
  expect(await field.inputValue()).toBe('570,000,000');
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  await pressKeys(page, 'Delete', 'Delete');
  expect(await field.inputValue()).toBe('5,700,000');
  await pressKeys(page, 'Tab', 'Tab', 'Enter');
  expect(await field.inputValue()).toBe('200,000');
});

test('amount: a reader of Vietnamese types dots for thousands without being held up', async () => {
  const page = await open('forms-amountfield--empty', { language: 'vi' });
  await page.keyboard.press('Tab');
  await page.keyboard.type('1.250.000');
  expect(await page.locator('input').inputValue()).toBe('1.250.000');
});

test('search: Escape clears, and the button to clear gives the focus back', async () => {
  const page = await open('forms-searchfield--filled');
  const field = page.getByRole('searchbox', { name: 'Search games' });
  await pressKeys(page, 'Tab', 'Escape');
  expect(await field.inputValue()).toBe('');
  await pressKeys(page, 'a', 'b', 'Tab');
  expect(await pressKeys(page, 'Enter')).toContain('searchbox');
  expect(await field.inputValue()).toBe('');
});

test('range of days: either end is typed figure by figure', async () => {
  const page = await open('forms-daterangefield--own-days');
  const from = page.getByLabel('From');
  await from.focus();
  await page.keyboard.type('11012026');
  expect(await from.inputValue()).toBe('2026-11-01');
  await page.getByLabel('To').focus();
  await page.keyboard.type('11052026');
  expect(await page.getByLabel('To').inputValue()).toBe('2026-11-05');
});

test('file: Enter opens the dialog of the device, a file is taken back by its button', async () => {
  const page = await open('forms-filefield--empty');
  const chosen = page.waitForEvent('filechooser');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await (
    await chosen
  ).setFiles({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  expect(await page.getByRole('listitem').count()).toBe(1);
  await page.getByRole('button', { name: 'Remove slip.pdf' }).focus();
  await page.keyboard.press('Enter');
  expect(await page.getByRole('listitem').count()).toBe(0);
  expect(await page.locator('*:focus').getAttribute('type')).toBe('file');
});

test('chart: its table is opened by Enter', async () => {
  const page = await open('charts-barchart--three-rows');
  await pressKeys(page, 'Tab', 'Enter');
  expect(await page.getByRole('table', { name: 'New members' }).getByRole('row').count()).toBe(8);
});

test('captcha: a further image and the question instead are buttons', async () => {
  const page = await open('forms-captchafield--picture');
  expect(await pressKeys(page, 'Tab')).toContain('textbox');
  expect(await pressKeys(page, 'Tab')).toContain('button "Another picture"');
  expect(await pressKeys(page, 'Enter', 'Tab')).toContain('button "I can’t see the picture"');
});
