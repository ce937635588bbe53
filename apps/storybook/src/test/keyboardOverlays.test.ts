import { expect, test } from 'vitest';
import { focusedName, pressKeys } from './focusedName.ts';
import { useStories } from './useStories.ts';

const { open } = useStories();

test('menu: opens by Enter, is walked by arrows, Home, End and letters, and Escape leads back', async () => {
  const page = await open('overlays-menu--closed');
  expect(await pressKeys(page, 'Tab')).toContain('button "Account"');
  expect(await pressKeys(page, 'Enter')).toContain('menuitem "Profile"');
  // The one that is disabled is passed over.
  expect(await pressKeys(page, 'ArrowDown')).toContain('menuitem "Log out"');
  expect(await pressKeys(page, 'ArrowDown')).toContain('menuitem "Profile"');
  expect(await pressKeys(page, 'End')).toContain('menuitem "Log out"');
  expect(await pressKeys(page, 'ArrowUp')).toContain('menuitem "Profile"');
  expect(await pressKeys(page, 'ArrowUp', 'Home')).toContain('menuitem "Profile"');
  expect(await pressKeys(page, 'End', 'p')).toContain('menuitem "Profile"');
  expect(await pressKeys(page, 'Escape')).toContain('button "Account"');
  expect(await page.getByRole('menu').count()).toBe(0);
});

test('menu: a choice closes it and gives the focus back', async () => {
  const page = await open('overlays-menu--one-of-several');
  await page.getByRole('menu').waitFor();
  expect(await pressKeys(page, 'ArrowDown')).toContain('menuitemradio "English"');
  expect(await pressKeys(page, 'Enter')).toContain('button "Account"');
  expect(await page.getByRole('menu').count()).toBe(0);
});

test('dialog: holds the focus, goes round in it, closes by Escape and gives the focus back', async () => {
  const page = await open('overlays-dialog--question');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Log out' }).press('Enter');
  await page.getByRole('dialog', { name: 'Log out' }).waitFor();
  const seen = new Set<string>();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(inside).toBe(true);
    if (await page.locator('dialog *:focus').count()) seen.add(await focusedName(page));
  }
  expect([...seen].sort()).toEqual(['button "Close"', 'button "Log out"', 'button "Stay"']);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focusedName(page)).toContain('button "Log out"');
});

test('dialog: one that asks for an answer does not close by Escape', async () => {
  const page = await open('overlays-dialog--cannot-be-dismissed');
  await page.getByRole('dialog').waitFor();
  await pressKeys(page, 'Escape', 'Escape');
  await page.getByRole('dialog').waitFor();
  expect(await page.locator('dialog:modal').count()).toBe(1);
});

test('dialog: what is longer than it is scrolled by keys', async () => {
  const page = await open('overlays-dialog--long-content');
  await page.setViewportSize({ width: 1000, height: 480 });
  const scrolled = () =>
    page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('dialog, dialog *')].map(({ scrollTop }) => scrollTop)),
    );
  await page.getByRole('dialog').waitFor();
  // The close button, and then what can be scrolled; as often as it takes until the dialog has come to rest.
  const press = async () => {
    for (const key of ['Tab', 'End']) await page.keyboard.press(key);
    return scrolled();
  };
  await expect.poll(press, { timeout: 20_000 }).toBeGreaterThan(0);
});

test('sheet: holds the focus and closes by Escape', async () => {
  const page = await open('overlays-sheet--from-the-bottom');
  await page.getByRole('dialog').waitFor();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('popover: opens by Space and takes the focus, Tab goes through it, Escape leads back', async () => {
  const page = await open('overlays-popover--closed');
  expect(await pressKeys(page, 'Tab', ' ')).toContain('link "Ho Chi Minh City"');
  expect(await pressKeys(page, 'Tab')).toContain('link "Đồng Tháp"');
  expect(await pressKeys(page, 'Escape')).toContain('button "Lottery"');
  expect(await page.getByRole('link').count()).toBe(0);
});

test('tooltip: is told with the focus and hidden by Escape, which leaves the focus', async () => {
  const page = await open('overlays-tooltip--hidden');
  const text = page.getByText('The share of stakes a game pays back');
  expect(await text.isVisible()).toBe(false);
  expect(await pressKeys(page, 'Tab')).toContain('button "Return to player"');
  await text.waitFor();
  expect(await pressKeys(page, 'Escape')).toContain('button "Return to player"');
  await text.waitFor({ state: 'hidden' });
});

test('toast: its action is reached by Tab', async () => {
  const page = await open('overlays-toast--with-action');
  expect(await pressKeys(page, 'Tab')).toContain('button');
});
