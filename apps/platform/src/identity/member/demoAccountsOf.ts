import type { Merchant } from '#kernel';
import type { DemoAccount } from './DemoAccount.ts';
import { demoAccountTemplates } from './demoAccountTemplates.ts';

/** The demo accounts that merchants of a sandbox have. */
export const demoAccountsOf = (merchants: readonly Merchant[]): DemoAccount[] =>
  merchants.flatMap(({ code }) =>
    demoAccountTemplates.map(({ username, password, note }) => ({
      merchantCode: code,
      username,
      password,
      note,
    })),
  );
