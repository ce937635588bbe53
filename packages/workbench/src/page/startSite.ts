import { type SiteParts, startSite as startShell } from '@marquee/shell';
import { DRAFT_CHANGE, type DraftChange } from '../DraftChange.ts';
import { PAGE_CHANGE, PAGE_START, type PageChange, startOf } from '../PageChange.ts';
import { keepScroll } from './keepScroll.ts';
import { previewNavigation } from './previewNavigation.ts';
import { showTheme } from './showTheme.ts';

type Options = SiteParts & { root: HTMLElement | null };

/** Starts a site as the shell does, and again whenever the brand that it is made from changes. */
export const startSite = (site: Options): void => {
  let shown = site;
  let running = startShell(site);
  const restart = (changes: Partial<SiteParts>) => {
    shown = { ...shown, ...changes };
    const wanted = shown;
    running = running.then(async (end) => {
      // What has changed once more meanwhile is drawn by the next one.
      if (wanted !== shown) return end;
      const restoreScroll = keepScroll();
      end();
      const ending = await startShell(wanted);
      restoreScroll();
      return ending;
    });
  };
  import.meta.hot?.on(PAGE_CHANGE, ({ isSite, brand, logo, mark, ...theme }: PageChange) => {
    showTheme(theme);
    if (isSite) restart({ brand, logo, mark });
  });
  import.meta.hot?.send(PAGE_START, startOf(site));
  addEventListener(DRAFT_CHANGE, (event) => {
    const { brand, categories } = (event as CustomEvent<DraftChange>).detail;
    previewNavigation(categories);
    restart({ brand });
  });
};
