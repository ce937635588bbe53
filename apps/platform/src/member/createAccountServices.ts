import type { AccountServices } from '../app/AccountServices.ts';
import type { CoreServices } from '../app/Services.ts';
import { startCleaning } from '../app/startCleaning.ts';
import { sendersOf } from '../delivery/sendersOf.ts';
import { startDelivery } from '../delivery/startDelivery.ts';
import { findSession } from '../session/findSession.ts';
import { createDemoAccounts } from './createDemoAccounts.ts';
import { demoAccountTemplates } from './demoAccountTemplates.ts';
import { removeExpired } from './removeExpired.ts';

/** What the domains of accounts offer to the rest of the platform. Demo accounts exist in a sandbox alone. */
export const createAccountServices = (core: CoreServices): AccountServices => ({
  findSession,
  createDemoAccounts: core.config.isSandbox ? createDemoAccounts : () => Promise.resolve(),
  demoAccounts: core.config.isSandbox
    ? core.merchants.flatMap(({ code }) =>
        demoAccountTemplates.map(({ username, password, note }) => ({
          merchantCode: code,
          username,
          password,
          note,
        })),
      )
    : [],
  startWork: () => {
    const stops = [
      startDelivery(core, sendersOf(core.config)),
      startCleaning([() => removeExpired(core)], core.log),
    ];
    return async () => {
      await Promise.all(stops.map((stop) => stop()));
    };
  },
});
