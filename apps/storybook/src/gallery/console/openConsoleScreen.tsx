import { openConsole } from '@marquee/console/gallery';
import { exampleOf, type Reader } from '@marquee/contract/examples';
import { rolePermissions } from '@marquee/contract/staff';
import { isLanguage } from '@marquee/reference';
import type { ReactNode } from 'react';
import { PSEUDO } from '../../texts/languages.ts';
import { platformOf } from '../platformOf.ts';
import { pseudoMessages } from '../pseudoMessages.ts';
import { readerOf } from '../readerOf.ts';
import type { Changes } from '../Screen.ts';
import { stateOf, type StateId } from '../states.ts';
import type { ConsoleScreen } from './ConsoleScreen.ts';
import { ConsoleTheme } from './ConsoleTheme.tsx';

/** The merchant that the examples are about. */
const merchant: Parameters<typeof readerOf>[0] = {
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  contact: [],
  legal: { minimumAge: 18 },
};

/** Who looks, where they may not do everything. */
const limited = (may: ConsoleScreen['may'], reader: Reader): Changes => {
  if (!may) return {};
  const { merchants } = exampleOf('getStaff', reader);
  const permissions = may as (typeof merchants)[number]['permissions'];
  return { getStaff: { permissions: [], merchants: merchants.map((each) => ({ ...each, permissions })) } };
};

/** Opens a screen of the console in a state, in its own theme. */
export const openConsoleScreen = (
  { at, changes, refuses, may }: ConsoleScreen,
  state: StateId,
  { scheme, language }: { scheme: string; language: string },
): ReactNode => {
  const wanted = stateOf(state);
  const reader = readerOf(merchant, language, wanted.answers === 'long');
  const own = typeof changes === 'function' ? changes(reader) : changes;
  const view = openConsole({
    at,
    language: isLanguage(language) ? language : 'en',
    scheme: scheme === 'dark' || scheme === 'light' ? scheme : 'device',
    carry: platformOf({
      reader,
      viewer: null,
      state: wanted,
      changes: { ...own, ...limited(wanted.mayOnlyRead ? rolePermissions['read-only'] : may, reader) },
      refuses,
    }),
    texts: language === PSEUDO ? pseudoMessages : undefined,
  });
  return (
    <>
      <ConsoleTheme />
      {view}
    </>
  );
};
