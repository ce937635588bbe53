import { expect, test } from 'vitest';
import { pressKeys } from './focusedName.ts';
import { useStories } from './useStories.ts';

const { open } = useStories();

test('tree: one stop, arrows go along what is seen, in and out', async () => {
  const page = await open('content-tree--open');
  expect(await pressKeys(page, 'Tab')).toContain('treeitem "harbour88');
  expect(await pressKeys(page, 'ArrowDown', 'ArrowDown')).toContain('treeitem "minh1990');
  expect(await pressKeys(page, 'ArrowLeft')).toContain('treeitem "lotus.mai');
  expect(await pressKeys(page, 'ArrowLeft', 'ArrowDown')).toContain('treeitem "golden-carp');
  expect(await pressKeys(page, 'End')).toContain('treeitem "riverstone');
  expect(await pressKeys(page, 'ArrowDown')).toContain('treeitem "riverstone');
  expect(await pressKeys(page, 'Home')).toContain('treeitem "harbour88');
  expect(await pressKeys(page, 't')).toContain('treeitem "thanh_tung');
  // Further on is the end of the tree.
  await page.keyboard.press('Tab');
  expect(await page.locator('[role="treeitem"]:focus').count()).toBe(0);
  expect(await pressKeys(page, 'Shift+Tab')).toContain('treeitem "thanh_tung');
});

test('tree: what is opened is fetched, and the star opens all beside', async () => {
  const page = await open('content-tree--fetched-as-opened');
  await pressKeys(page, 'Tab', 'End', 'ArrowRight');
  expect(await pressKeys(page, 'ArrowRight')).toContain('treeitem "riverstone.a');
  await pressKeys(page, 'ArrowLeft', 'ArrowLeft', '*');
  expect(await page.locator('[role="tree"] > li > [aria-expanded="true"]').count()).toBe(2);
});

test('tree: in and out change sides from right to left', async () => {
  const page = await open('content-tree--fetched-as-opened', { direction: 'rtl' });
  await pressKeys(page, 'Tab', 'ArrowLeft');
  expect(await pressKeys(page, 'ArrowLeft')).toContain('treeitem "lotus.mai');
  expect(await pressKeys(page, 'ArrowRight')).toContain('treeitem "harbour88');
});
