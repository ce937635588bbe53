import type { Context } from '#kernel';
import { enforceSmsLimits } from './enforceSmsLimits.ts';
import type { Receiver } from './Receiver.ts';

/** The limits of codes to a phone or mailbox. */
export const enforceCodeLimits = async (context: Context, { channel, address }: Receiver): Promise<void> => {
  if (channel === 'sms') return enforceSmsLimits(context, address);
  const { limiter } = context.services;
  await limiter.enforce('codeMailMinute', context.merchant.code, address);
  await limiter.enforce('codeMailHour', context.merchant.code, address);
};
