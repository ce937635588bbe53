import type { Page } from 'playwright';

/** Milliseconds from the end of a search's answer until its games stand in the page, and of the answer itself. */
export type Search = { answer: number; shown: number };

/** Types a search and waits for its games. */
export const measureSearch = async (page: Page, text: string): Promise<Search> => {
  const found = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Hundreds of pictures have filled it.
        performance.clearResourceTimings();
        const list = document.querySelector('main')!;
        const before = list.querySelector('article a')?.getAttribute('href');
        const observer = new MutationObserver(() => {
          const first = list.querySelector('article a')?.getAttribute('href');
          const isNew = location.search.includes('search=') && first && first !== before;
          if (!isNew || list.querySelector('[aria-busy="true"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now()));
        });
        observer.observe(list, { childList: true, subtree: true });
      }),
  );
  await page.locator('[name="search"]').fill(text);
  const shown = await found;
  const call = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/lgw/games?') && name.includes('search='))
      .map(({ startTime, duration }) => ({ end: startTime + duration, duration }))
      .at(-1)!,
  );
  return { answer: call.duration, shown: shown - call.end };
};
