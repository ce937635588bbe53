import type { Context } from '#kernel';

/** The limits of SMS to a number and from an address. */
export const enforceSmsLimits = async (
  { merchant, services: { limiter }, clientAddress }: Context,
  mobile: string,
): Promise<void> => {
  await limiter.enforce('smsAddress', merchant.code, clientAddress);
  await limiter.enforce('smsMinute', merchant.code, mobile);
  await limiter.enforce('smsHour', merchant.code, mobile);
  await limiter.enforce('smsDay', merchant.code, mobile);
};
