import { findOwner, findProofWays, receiversOf } from '#identity';
import type { Handler } from '#kernel';
import { findRules } from '../withdrawalRules/findRules.ts';
import { maskReceiver } from './maskReceiver.ts';

/** Tells by which ways a forgotten payment password can be set anew. */
export const getPaymentPasswordReset: Handler<'getPaymentPasswordReset'> = (context) =>
  context.tenant(async (tx) => {
    const account = await findOwner(tx, context.session.accountId);
    const { coolingHours } = await findRules(tx, account.id, account.currency);
    const receivers = receiversOf(account);
    const ways = (await findProofWays(tx, context, account)).map(({ method }) => {
      const receiver = receivers.find(({ channel }) => channel === method);
      return { method, hint: receiver ? maskReceiver(receiver) : null };
    });
    return {
      ways,
      asksPassword: account.passwordHash !== null,
      // A first one takes no other's place.
      coolingHours: account.paymentPasswordHash === null ? 0 : coolingHours,
    };
  });
