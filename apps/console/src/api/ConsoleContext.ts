import type { Carrier, Client } from '@marquee/api-client';
import type { RouteValue } from '@marquee/contract/route';
import type { Language } from '@marquee/reference';
import { createContext, useContext } from 'react';
import type { Scheme } from './settings.ts';

/** Whoever is logged in, and what they may do where. */
export type Self = RouteValue<'getStaff'>;

/** What every page of the console stands on. */
export type ConsoleState = {
  client: Client;
  /** Carries calls in place of the network, where the console was opened so. */
  carry?: Carrier | undefined;
  language: Language;
  setLanguage: (language: Language) => void;
  scheme: Scheme;
  setScheme: (scheme: Scheme) => void;
  /** Null while nobody is logged in. */
  self: Self | null;
  setSelf: (self: Self | null) => void;
  /** Code of the merchant that is worked on. */
  merchant: string | null;
  setMerchant: (code: string) => void;
};

export const ConsoleContext = createContext<ConsoleState | null>(null);

/** What the page stands on. */
export const useConsole = (): ConsoleState => {
  const state = useContext(ConsoleContext);
  if (!state) throw new Error('useConsole needs the console around it.');
  return state;
};

/** Who is logged in; for pages that only they see. */
export const useSelf = (): Self => {
  const { self } = useConsole();
  if (!self) throw new Error('Nobody is logged in.');
  return self;
};

/** The merchant that is worked on, with what the person may do there. */
export const useMerchant = (): Self['merchants'][number] => {
  const { merchant } = useConsole();
  const { merchants } = useSelf();
  const found = merchants.find(({ code }) => code === merchant) ?? merchants[0];
  if (!found) throw new Error('There is no merchant to work on.');
  return found;
};
