import type { Page } from 'playwright';

/** What a screen reader says of the element that has the focus: its role and its name. */
export const focusedName = async (page: Page): Promise<string> => {
  const tree = await page.locator('*:focus').ariaSnapshot();
  return tree.split('\n')[0]!.replace(/^- /, '').replace(/:$/, '');
};

/** Presses keys one after the other and says what has the focus then. */
export const pressKeys = async (page: Page, ...keys: readonly string[]): Promise<string> => {
  for (const key of keys) {
    await page.keyboard.press(key);
    // What opens takes the focus in a task of its own, after it was drawn.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
  }
  return focusedName(page);
};
