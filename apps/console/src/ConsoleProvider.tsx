import { I18nProvider } from '@lingui/react';
import type { I18n, Messages } from '@lingui/core';
import { ApiError, type Carrier } from '@marquee/api-client';
import { getStaff } from '@marquee/contract/routes';
import { createI18n } from '@marquee/i18n';
import { type Language, languages } from '@marquee/reference';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { ConsoleContext, type ConsoleState, type Self } from './api/ConsoleContext.ts';
import { createLive } from './api/createLive.ts';
import { firstLanguage, firstMerchant, firstScheme, keepSetting, type Scheme } from './api/settings.ts';
import { Waiting } from './api/Waiting.tsx';

const catalogs = import.meta.glob<{ messages: Messages }>('./locales/*.po');

/** What the console is opened with in place of what this browser has kept. */
export type Opening = {
  language: Language;
  scheme: Scheme;
  carry: Carrier;
  queries: QueryClient;
  texts?: ((messages: Messages) => Messages) | undefined;
};

const asTheyAre = (messages: Messages) => messages;

const loadTexts = async (language: Language, change = asTheyAre): Promise<I18n> => {
  const load = catalogs[`./locales/${language}.po`];
  const { messages } = load ? await load() : { messages: {} };
  return createI18n(language, change(messages));
};

const showScheme = (scheme: Scheme) => {
  const page = document.documentElement;
  if (scheme === 'device') delete page.dataset['scheme'];
  else page.dataset['scheme'] = scheme;
};

/** Asked again, a refusal would be the same; only what got no answer is. */
const retries = (count: number, error: Error) =>
  count < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Language, scheme, merchant and person for all pages; nothing shows before it is known whether somebody is logged in. */
export const ConsoleProvider = ({ children, opening }: { children: ReactNode; opening?: Opening }) => {
  const [language, setLanguage] = useState(opening?.language ?? firstLanguage);
  const [scheme, setScheme] = useState(opening?.scheme ?? firstScheme);
  const [merchant, setMerchant] = useState(opening ? null : firstMerchant);
  const [self, setSelf] = useState<Self | null>();
  const [i18n, setI18n] = useState<I18n>();
  const [queries] = useState(
    () => opening?.queries ?? new QueryClient({ defaultOptions: { queries: { retry: retries } } }),
  );
  const { carry, texts } = opening ?? {};
  const [live] = useState(() => createLive({ language, merchant, self: null }, carry));
  const { client } = live;
  // Before any page of this render asks for something.
  useLayoutEffect(
    () => live.say({ language, merchant, self: self ?? null }),
    [live, language, merchant, self],
  );
  useEffect(() => {
    live.onLost(() => {
      queries.clear();
      setSelf(null);
    });
  }, [live, queries]);
  useEffect(() => {
    document.documentElement.lang = languages.find(({ id }) => id === language)?.tag ?? language;
    void loadTexts(language, texts).then(setI18n);
  }, [language, texts]);
  useEffect(() => showScheme(scheme), [scheme]);
  useEffect(() => {
    client(getStaff, {}).then(setSelf, () => setSelf(null));
  }, [client]);
  const state = useMemo(
    (): ConsoleState => ({
      client,
      carry,
      language,
      setLanguage: (id) => {
        keepSetting('language', id);
        setLanguage(id);
      },
      scheme,
      setScheme: (id) => {
        keepSetting('scheme', id);
        setScheme(id);
      },
      self: self ?? null,
      setSelf,
      merchant,
      setMerchant: (code) => {
        keepSetting('merchant', code);
        setMerchant(code);
      },
    }),
    [client, carry, language, scheme, self, merchant],
  );
  if (!i18n) return null;
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <ConsoleContext value={state}>{self === undefined ? <Waiting /> : children}</ConsoleContext>
      </QueryClientProvider>
    </I18nProvider>
  );
};
