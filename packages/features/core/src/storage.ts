/** Session storage keys of the specification. Credentials are never stored. */
export type SessionKey =
  | 'token'
  | 'account'
  | 'nickname'
  | 'customerId'
  | 'isAgent'
  | 'merchant'
  | 'settings'
  | 'validate'
  | 'lottGames'
  | 'lottMenuGames'
  | 'domainRoute'
  | 'merchantWallet'
  | 'consolidated'
  | 'enableSalary'
  | 'enableContract'
  | 'cpw'
  | 'gameType'
  | 'gameVendor'
  | 'affiliateCode'
  | 'chunkReload';

/** What outlives a session: choices of the reader, never anything that opens an account. */
export type LocalKey =
  | 'language'
  | 'scheme'
  | 'lastUsername'
  | 'remembered'
  | 'openTabs'
  | 'sidePanels'
  | 'seenPopup'
  | 'bestLine'
  | 'searches'
  | 'analytics';

type Store<K extends string> = {
  get: (key: K) => string | undefined;
  set: (key: K, value: string) => void;
  remove: (key: K) => void;
};

// A browser may forbid storage altogether or have no room; the site then works for as long as the page is open.
const wrap = <K extends string>(open: () => Storage): Store<K> => {
  const memory = new Map<K, string>();
  return {
    get: (key) => {
      try {
        return memory.get(key) ?? open().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set: (key, value) => {
      try {
        open().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove: (key) => {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Nothing was stored there.
      }
    },
  };
};

/** Storage of this tab. */
export const sessionStore: Store<SessionKey> = wrap(() => globalThis.sessionStorage);

/** Storage of this browser. */
export const localStore: Store<LocalKey> = wrap(() => globalThis.localStorage);
