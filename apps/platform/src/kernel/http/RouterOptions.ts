import type { Merchant } from '../merchants/Merchant.ts';
import type { Decrypter } from './createDecrypter.ts';
import type { Services } from './Services.ts';

/** What the router needs beside the table and the handlers. */
export type RouterOptions = {
  services: Services;
  merchantsByHost: ReadonlyMap<string, Merchant>;
  decrypter: Decrypter;
  /** Seconds that an address has to wait because of too many calls, 0 when it may go on. */
  findFlood: (address: string) => number;
  /** An answer that differs from its schema is a failure, and so is a refusal that its row does not list; tests run so. */
  isStrict: boolean;
  /** Called where what a merchant's pages show may have changed: staff has done something, or the sandbox has. */
  changed: (merchantCode: string) => void;
};
