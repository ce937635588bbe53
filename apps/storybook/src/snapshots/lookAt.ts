import type { Page } from 'playwright';
import { nameOf, type View } from './View.ts';
import { TooSlow, within } from './within.ts';

/** So many views in a row that hang have one reason, and no more of them need to be waited for. */
const most = 3;

/** A view that could not be looked at, and why. */
export type Failure = { view: string; title: string; brand: string; problem: string };

type Options<T> = {
  brand: string;
  views: readonly View[];
  open: () => Promise<Page>;
  look: (page: Page, view: View) => Promise<T[]>;
  /** Milliseconds that one view may take in both schemes, on a machine that does other things as well. */
  patience?: number;
};

/**
 * Looks at views one after the other in one page. One that fails or hangs is told by name, and the next is looked at
 * in a new page.
 */
export const lookAt = async <T>({
  brand,
  views,
  open,
  look,
  patience = 45_000,
}: Options<T>): Promise<{ found: T[]; failures: Failure[] }> => {
  const found: T[] = [];
  const failures: Failure[] = [];
  let page = await open();
  let stuck = 0;
  for (const view of views) {
    try {
      found.push(...(await within(patience, 'it did not come to rest', look(page, view))));
      stuck = 0;
    } catch (error) {
      const { message } = error as Error;
      failures.push({ view: nameOf(view), title: view.title, brand, problem: message.split('\n')[0]! });
      console.error(`✗ ${view.title} (${brand}): ${message}`);
      stuck += error instanceof TooSlow ? 1 : 0;
      if (stuck === most)
        throw new Error(`${most} views in a row hang under ${brand}; the others are not looked at.`, {
          cause: error,
        });
      // A page that hangs may not even close; the browser takes it along in the end.
      void page
        .context()
        .close()
        .catch(() => undefined);
      page = await open();
    }
  }
  await page.context().close();
  return { found, failures };
};
