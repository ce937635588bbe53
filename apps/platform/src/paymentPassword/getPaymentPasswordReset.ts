import { findOwner } from '../bankCards/findOwner.ts';
import type { Handler } from '../http/handler.ts';
import { findRules } from '../withdrawals/findRules.ts';
import { maskReceiver } from './maskReceiver.ts';
import { receiversOf } from './receiversOf.ts';

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
