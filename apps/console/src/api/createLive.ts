import { type Carrier, type Client, createClient } from '@marquee/api-client';
import type { Language } from '@marquee/reference';
import type { Self } from './ConsoleContext.ts';

/** What each call says of the page, as it is when the call is made. */
type Said = { language: Language; merchant: string | null; self: Self | null };

/** The one client of the console, and what it is told as the page changes. */
export type Live = {
  client: Client;
  say: (said: Said) => void;
  /** Calls `lost` when the platform no longer knows the session. */
  onLost: (lost: () => void) => void;
};

/**
 * Makes the client. Its merchant is the one that is worked on, as far as whoever is logged in has it.
 * @param carry Carries its calls in place of the network.
 */
export const createLive = (first: Said, carry?: Carrier): Live => {
  let said = first;
  let lose = () => undefined as void;
  const client = createClient({
    baseUrl: '',
    merchant: () => {
      const codes = said.self?.merchants.map(({ code }) => code) ?? [];
      return codes.find((code) => code === said.merchant) ?? codes[0];
    },
    language: () => said.language,
    token: () => undefined,
    onSessionLost: () => lose(),
    carry,
  });
  return {
    client,
    say: (next) => {
      said = next;
    },
    onLost: (lost) => {
      lose = lost;
    },
  };
};
