import { type Connection, type Context, queueMessage } from '#kernel';
import { languageOfAccount } from '../accounts/languageOfAccount.ts';
import type { Account } from '../accounts/schema.ts';
import { receiversOf } from '../verification/receiversOf.ts';

/** Tells a member of a new phone or mailbox by every proven way that there was before, the replaced one above all. */
export const tellContactChanged = async (
  tx: Connection,
  context: Context,
  before: Account,
  { channel, hours }: { channel: 'sms' | 'email'; hours: number },
): Promise<void> => {
  const name = channel === 'sms' ? 'mobileChanged' : 'emailChanged';
  for (const receiver of receiversOf(before))
    await queueMessage(
      tx,
      { ...context, language: languageOfAccount(before) },
      {
        channel: receiver.channel,
        recipient: receiver.address,
        template: { name, brand: context.merchant.brand.name, hours },
        minutes: 24 * 60,
      },
    );
};
