import { type SiteParts, startSite as startShell } from '@marquee/shell';
import { PAGE_CHANGE, type PageChange } from '../PageChange.ts';
import { keepScroll } from './keepScroll.ts';
import { showTheme } from './showTheme.ts';

type Options = SiteParts & { root: HTMLElement | null };

/** Starts a site as the shell does, and again whenever the brand that it is made from changes. */
export const startSite = (site: Options): void => {
  let running = startShell(site);
  const restart = (changes: Partial<SiteParts>) => {
    running = running.then(async (end) => {
      const restoreScroll = keepScroll();
      end();
      const next = await startShell({ ...site, ...changes });
      restoreScroll();
      return next;
    });
  };
  import.meta.hot?.on(PAGE_CHANGE, ({ isSite, brand, logo, mark, ...theme }: PageChange) => {
    showTheme(theme);
    if (isSite) restart({ brand, logo, mark });
  });
};
