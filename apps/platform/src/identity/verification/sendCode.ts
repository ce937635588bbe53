import { codes, type Context, queueMessage, recordEvent } from '#kernel';
import { issueCode } from './issueCode.ts';
import type { CodePurpose } from './schema.ts';

const templates = {
  login: 'loginCode',
  password: 'passwordCode',
  register: 'registerCode',
  payment: 'paymentCode',
  contact: 'contactCode',
  proof: 'proofCode',
} as const;

/**
 * Makes a code and sends it. For a number that nobody has, `accountId` is null and the same is done except that
 * the message stays here, so that neither the answer nor its time tells.
 */
export const sendCode = async (
  context: Context,
  purpose: Exclude<CodePurpose, 'address'>,
  mobile: string,
  receiver: {
    accountId: string | null;
    isWithheld: boolean;
    /** What the code is kept under, where the address alone would make it good for others too. */
    subject?: string;
  },
  channel: 'sms' | 'email' = 'sms',
): Promise<{ expiredMinutes: number }> => {
  const { expiredMinutes: minutes } = codes;
  await context.tenant(async (tx) => {
    const code = await issueCode(tx, context, purpose, receiver.subject ?? mobile);
    await recordEvent(tx, context, 'code.sent', receiver.accountId, { purpose, channel });
    await queueMessage(tx, context, {
      channel,
      recipient: mobile,
      template: { name: templates[purpose], brand: context.merchant.brand.name, code, minutes },
      minutes,
      isWithheld: receiver.isWithheld,
    });
  });
  return { expiredMinutes: minutes };
};
