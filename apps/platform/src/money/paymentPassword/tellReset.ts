import { type Connection, type Context, queueMessage } from '#kernel';
import { type Account, languageOfAccount, receiversOf } from '#identity';

/** Tells a member by every way there is that the payment password was set anew: it may have been somebody else. */
export const tellReset = async (
  tx: Connection,
  context: Context,
  account: Account,
  hours: number,
): Promise<void> => {
  const { merchant } = context;
  for (const { channel, address } of receiversOf(account))
    await queueMessage(
      tx,
      { ...context, language: languageOfAccount(account) },
      {
        channel,
        recipient: address,
        template: { name: 'paymentPasswordReset', brand: merchant.brand.name, hours },
        minutes: 24 * 60,
      },
    );
};
