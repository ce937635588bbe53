import type { Flag } from '@marquee/contract/flags';
import { LinkProvider } from '@marquee/ui';
import { render } from '@testing-library/react';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import type { Feature } from '../feature.ts';
import { modalsAtom, type OpenModal, openModalAtom } from '../modals.ts';
import { type Session, type SessionActions, sessionAtom } from '../session.ts';
import type { Site } from '../site.ts';
import { toastsAtom } from '../toasts.ts';
import { AddressProbe } from './AddressProbe.tsx';
import type { Answers } from './createStub.ts';
import { exampleReader } from './exampleReader.ts';
import { FeatureFrame } from './FeatureFrame.tsx';
import { Modals } from './Modals.tsx';
import { RouterLink } from './RouterLink.tsx';
import { siteIn } from './siteIn.ts';
import { stubClient } from './stubClient.ts';
import { stubSession } from './stubSession.ts';

/** What stands around a part of a feature. */
export type FeatureOptions = {
  /** The feature's own texts. */
  catalog: NonNullable<Feature['catalog']>;
  answers?: Answers | undefined;
  session?: Session | undefined;
  /** What opens and closes the session in place of the usual; null for a part outside of the shell. */
  sessionActions?: SessionActions | null;
  language?: 'vi' | 'en';
  /** Path and query that the page is opened at. */
  at?: string;
  /** Path of the page that the part is, where it reads one; elsewhere “Another page” is shown. */
  path?: string;
  site?: Partial<Site> | undefined;
  /** Flags that are on. */
  flags?: readonly Flag[];
  /** The boxes that the part can open. */
  modals?: NonNullable<Feature['modals']>;
  /** A box that is open already. */
  modal?: OpenModal;
};

const pageAt = (path: string, part: ReactNode) => (
  <Routes>
    <Route path={path} element={part} />
    <Route path="*" element={<p>Another page</p>} />
  </Routes>
);

/** Renders a part of a feature as the shell would, on a platform that answers as told, or with its examples. */
export const renderFeature = async (part: ReactNode, options: FeatureOptions) => {
  const { catalog, answers, session = { status: 'guest' }, language = 'en', at = '/', path } = options;
  const { modals = {}, modal, flags } = options;
  const { messages } = await catalog(language);
  const site = siteIn(language, {
    ...(flags && { hasFlag: (flag) => flags.includes(flag) }),
    ...options.site,
  });
  const platform = stubClient(answers, exampleReader(language, site.brand));
  const store = createStore();
  store.set(sessionAtom, session);
  if (modal) store.set(openModalAtom, modal);
  const actions = stubSession(platform.client, store);
  const setTitle = vi.fn<(title: string | undefined) => void>();
  let address = at;
  const view = render(
    <FeatureFrame
      client={platform.client}
      site={site}
      messages={messages}
      store={store}
      sessionActions={options.sessionActions === undefined ? actions : options.sessionActions}
      setTitle={setTitle}
    >
      <MemoryRouter initialEntries={[at]}>
        <AddressProbe onChange={(current) => (address = current)} />
        <LinkProvider component={RouterLink}>
          {path ? pageAt(path, part) : part}
          <Modals modals={modals} />
        </LinkProvider>
      </MemoryRouter>
    </FeatureFrame>,
  );
  return {
    ...view,
    ...platform,
    store,
    setTitle,
    keep: actions.keep,
    session: () => store.get(sessionAtom),
    /** The boxes that are open, the topmost last. */
    modals: () => store.get(modalsAtom),
    toasts: () => store.get(toastsAtom).map(({ text }) => text),
    /** What the browser's address bar would hold. */
    address: () => address,
  };
};
