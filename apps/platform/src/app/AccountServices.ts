import type { SessionReader } from '../http/Session.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import type { Connection } from '../db/Database.ts';
import type { DemoAccount } from './DemoAccount.ts';

/** What the domains session, member, verification, captcha and delivery offer to the rest of the platform. */
export type AccountServices = {
  findSession: SessionReader;
  /** Makes a merchant's demo accounts where they do not exist, within the seed's transaction. */
  createDemoAccounts: (tx: Connection, merchant: Merchant, now: Date) => Promise<void>;
  demoAccounts: readonly DemoAccount[];
  /** Sends what is due and removes what has expired, until the returned call has resolved. */
  startWork: () => () => Promise<void>;
};
