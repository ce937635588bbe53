import { invitationIn, type Permission, sessionStore } from '@marquee/feature-core';
import { addressOf, readAddress, withoutDefault } from '../routing/address.ts';
import { createSiteHistory } from '../routing/siteHistory.ts';
import { findSiteRoute, siteRoutesOf } from '../routing/siteRoutes.ts';
import { shellTexts } from '../shellTexts.ts';
import { createRuntime } from '../runtime/createRuntime.ts';
import { loadArea } from '../runtime/loadArea.ts';
import { loadPage } from '../runtime/loadPage.ts';
import type { SiteParts } from '../runtime/Runtime.ts';
import { whenIdle } from '../runtime/whenIdle.ts';
import { createSession } from '../session/createSession.ts';
import { keepFollowing } from '../session/keepFollowing.ts';
import { writtenSession } from '../session/writtenSession.ts';
import { isFlagOn } from '../site/isFlagOn.ts';
import { languageAtom } from '../site/languageAtom.ts';
import { otherDomains } from '../site/otherDomains.ts';
import { permissionAtom } from '../site/permissionAtom.ts';
import { shownFeatures } from '../site/shownFeatures.ts';
import { askPermission } from './askPermission.ts';
import { BrowserSite } from './BrowserSite.tsx';
import { createScreen } from './createScreen.tsx';
import { holdAnswers } from './holdAnswers.ts';
import { isSamePage } from './isSamePage.ts';
import { keepPermission } from './keepPermission.ts';
import { openAddressedModal } from './openAddressedModal.ts';
import { type PageState, readPageState } from './PageState.ts';
import { readWrittenWords } from './readWrittenWords.ts';
import { showStartFailure } from './showStartFailure.tsx';
import { Stalled } from './Stalled.tsx';

type Options = SiteParts & { root: HTMLElement | null };

/** When a page's answers were given, by this browser's clock: it may be wrong, and the platform's tells how old they are. */
const givenAt = (written: PageState | undefined, { info }: Permission) =>
  written ? Date.now() - Math.max(0, Date.parse(info.serverTime) - Date.parse(written.writtenAt)) : 0;

/** What starts a page, all at once, would hold a slow phone up for longer than a touch can wait. */
const nextMoment = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Starts a site in the browser: asks the start-up call, loads texts and code of the page meanwhile, and takes over
 * the page's markup or renders anew. Without an answer to the call nothing opens. Resolves, once the site is shown,
 * to what ends it again.
 */
export const startSite = async ({ root, ...site }: Options): Promise<() => void> => {
  if (!root) throw new Error('The page has no element for the site.');
  const { brand, features } = site;
  const shorter = withoutDefault(brand, location.pathname);
  if (shorter !== location.pathname)
    window.history.replaceState(window.history.state, '', shorter + location.search + location.hash);
  const { language, path } = readAddress(brand, location.pathname);
  const written = readPageState();
  const screen = createScreen(root);
  const history = createSiteHistory();
  const { runtime, catalogs, context } = createRuntime({
    site,
    language,
    onSessionLost: (error) => void session.lose(error),
  });
  const { store, i18n, client, queryClient } = runtime;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const session = createSession({
    ...runtime,
    shown: arrived,
    goHome: () => history.push(addressOf(brand, store.get(languageAtom), '/')),
  });
  // Said anew, even the same, it makes browsers style the whole page again.
  if (document.documentElement.lang !== language) document.documentElement.lang = language;

  await nextMoment();
  const texts = loadArea('index', () => catalogs.load(shellTexts, language, 'home')).then(() =>
    i18n.activate(language),
  );
  texts.catch(() => undefined);
  // Only what no flag can turn off is fetched before the flags are known.
  const certain = shownFeatures(
    brand,
    features.filter(({ flags }) => !flags),
    () => false,
  );
  void loadPage(runtime, certain, findSiteRoute(siteRoutesOf(certain), path));

  await nextMoment();
  if (written) runtime.written = { pathname: location.pathname, html: readWrittenWords(root) };
  try {
    const permission = await askPermission(client, async (error, failures) => {
      await texts;
      await showStartFailure(screen, runtime, error, failures);
    });
    await texts;
    const held = holdAnswers(queryClient, written?.answers ?? [], givenAt(written, permission));
    keepPermission(permission, store);
    const shown = shownFeatures(brand, features, (flag) => isFlagOn(permission.info.whitelabel, flag));
    const page = findSiteRoute(siteRoutesOf(shown), path);
    // Who has come is asked while the page's code still loads.
    void session.restore();
    const isOpen = !permission.maintenance && !permission.regionRestriction;
    const isWritten = screen.isWritten() && written;
    const isTakenOver = isOpen && isWritten && isSamePage(page, written, siteRoutesOf(shown));
    const view = (
      <BrowserSite
        runtime={runtime}
        session={session}
        history={history}
        permission={permission}
        {...(isTakenOver && { written: writtenSession(page) })}
        onArrive={() => {
          // Tells tools that watch a page, such as journeys, that its controls work.
          document.documentElement.dataset['live'] = '';
          keepFollowing({ context, store, queryClient });
          arrive();
          const invitation = invitationIn(new URLSearchParams(location.search));
          if (invitation) sessionStore.set('affiliateCode', invitation);
          openAddressedModal(history, store);
          whenIdle(() => void held.renew());
        }}
      />
    );
    if (isTakenOver) {
      await loadPage(runtime, shown, page);
      screen.takeOver(view);
    } else {
      store.set(permissionAtom, permission);
      screen.show(view);
    }
  } catch {
    const words = written?.stalled ?? { title: brand.name, text: '', action: '↻', elsewhere: '' };
    screen.show(<Stalled {...words} domains={otherDomains(brand)} />);
  }
  return screen.clear;
};
