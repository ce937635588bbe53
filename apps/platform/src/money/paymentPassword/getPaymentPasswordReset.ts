import { findOwner, receiversOf } from '#identity';
import type { Handler } from '#kernel';
import { findRules } from '../withdrawalRules/findRules.ts';
import { maskReceiver } from './maskReceiver.ts';

/** Tells by which ways a forgotten payment password can be set anew. */
export const getPaymentPasswordReset: Handler<'getPaymentPasswordReset'> = ({ tenant, session }) =>
  tenant(async (tx) => {
    const account = await findOwner(tx, session.accountId);
    const { coolingHours } = await findRules(tx, account.id, account.currency);
    const receivers = receiversOf(account).map((each) => ({
      channel: each.channel,
      receiver: maskReceiver(each),
    }));
    return { receivers, coolingHours };
  });
