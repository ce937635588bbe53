import { type Connection, type Context, queueMessage } from '#kernel';
import { languageOfAccount } from '../../accounts/languageOfAccount.ts';
import type { Account } from '../../accounts/schema.ts';
import { receiversOf } from '../../verification/receiversOf.ts';

/** Tells a member that a passkey came or went, by e-mail, or by SMS where no mailbox is proven. */
export const tellPasskey = async (
  tx: Connection,
  context: Context,
  account: Account,
  name: 'passkeyAdded' | 'passkeyRemoved',
): Promise<void> => {
  const receivers = receiversOf(account);
  const receiver = receivers.find(({ channel }) => channel === 'email') ?? receivers[0];
  if (!receiver) return;
  await queueMessage(
    tx,
    { ...context, language: languageOfAccount(account) },
    {
      channel: receiver.channel,
      recipient: receiver.address,
      template: { name, brand: context.merchant.brand.name },
      minutes: 24 * 60,
    },
  );
};
