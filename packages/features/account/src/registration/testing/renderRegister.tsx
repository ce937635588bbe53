import type { Flag } from '@marquee/contract/flags';
import {
  modalsAtom,
  type Permission,
  type Session,
  sessionAtom,
  sessionOf,
  toastsAtom,
} from '@marquee/feature-core';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createStore } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { member, opened } from '../../testing/samples.ts';
import { type Answers, stubClient } from '../../testing/stubClient.ts';
import type { RegisterSettings } from '../rules/RegistrationAnswers.ts';
import { RegisterTree } from './RegisterTree.tsx';
import { rules, settingsWith } from './samples.ts';

type Options = {
  settings?: RegisterSettings;
  answers?: Answers;
  flags?: readonly Flag[];
  session?: Session;
  at?: string;
  permission?: Permission;
  /** Loads the member of the new session. */
  finish?: () => Promise<typeof member>;
};

const usual = ['username*', 'password*', 'confirmPassword*'];

/** Opens the registration page of a merchant that asks for `settings`. */
export const renderRegister = (options: Options = {}) => {
  const { settings = settingsWith(usual), flags = ['DIRECTREG3'], at = '/register', permission } = options;
  const platform = stubClient({
    getRegisterSettings: () => settings,
    getRegisterRules: () => rules,
    getCountries: () => [
      { countryCode: 'VN', countryDialingCode: '84' },
      { countryCode: 'TH', countryDialingCode: '66' },
    ],
    register: () => opened,
    registerMobile: () => opened,
    ...options.answers,
  });
  const store = createStore();
  store.set(sessionAtom, options.session ?? { status: 'guest' });
  const keep = vi.fn<(value: typeof opened) => void>();
  const finish = async () => {
    const who = await (options.finish?.() ?? member);
    store.set(sessionAtom, sessionOf(who));
    return who;
  };
  const view = render(
    <RegisterTree
      client={platform.client}
      queries={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      store={store}
      flags={flags}
      permission={permission}
      actions={{ keep, finish, end: async () => undefined }}
      inRouter={(pages) => <MemoryRouter initialEntries={[at]}>{pages}</MemoryRouter>}
    />,
  );
  return {
    ...platform,
    ...view,
    keep,
    store,
    modals: () => store.get(modalsAtom),
    toasts: () => store.get(toastsAtom).map(({ text }) => text),
  };
};
