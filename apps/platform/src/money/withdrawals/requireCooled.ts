import { ApiFailure } from '#kernel';
import { findCoolingEnd } from './findCoolingEnd.ts';

/** Refuses a withdrawal so soon after the payment password was set without the old one. */
export const requireCooled = (
  account: Parameters<typeof findCoolingEnd>[0],
  rules: Parameters<typeof findCoolingEnd>[1],
  now: Date,
): void => {
  const end = findCoolingEnd(account, rules, now);
  if (end === null) return;
  throw new ApiFailure('WITHDRAWAL_COOLING', {
    retryAfter: Math.ceil((end.getTime() - now.getTime()) / 1000),
  });
};
