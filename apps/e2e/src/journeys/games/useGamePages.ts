import type { Page } from 'playwright';
import { useBrowser } from '../../harness/browser.ts';
import type { Host } from '../../harness/hosts.ts';
import type { View } from '../../harness/openSite.ts';

/** Opens pages on which games stand, for the journeys of a file. */
export const useGamePages = () => {
  const browser = useBrowser();
  return {
    /** Opens a page on which the announcement of the day has been put away. */
    visit: (host: Host, path: string, view: View = {}) =>
      browser.visit(host, path, {
        ...view,
        before: async (page) => {
          await page.addInitScript(() => localStorage.setItem('seenPopup', 'play-within-bounds'));
          await view.before?.(page);
        },
      }),
    heading: (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
    tiles: (page: Page) => page.getByRole('main').getByRole('article'),
  };
};
