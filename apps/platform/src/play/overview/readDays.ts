import type { QueryOf } from '@marquee/contract';
import { fieldProblem, type StaffOfMerchant } from '#kernel';
import { addDays, dayIn, daysBetween } from '../records/days.ts';

/** Days that an overview covers at most. */
const most = 93;

/** Calendar days of the merchant's zone, both included. */
export type Days = { from: string; to: string; timeZone: string };

/** The days that a query asks for, the last seven unless told. Refuses what is no period, and one that is too long. */
export const readDays = (
  { merchant, now, language }: Pick<StaffOfMerchant, 'merchant' | 'now' | 'language'>,
  query: QueryOf<'getStaffOverview'>,
): Days => {
  const { timeZone } = merchant.brand;
  const to = query.to ?? dayIn(now(), timeZone);
  if (to < '1971-01-01' || to > '9999-12-30') throw fieldProblem(language, 'to', 'period', { max: most });
  const from = query.from ?? addDays(to, -6);
  const days = daysBetween(from, to) + 1;
  if (from < '1970-01-01' || days < 1 || days > most)
    throw fieldProblem(language, 'from', 'period', { max: most });
  return { from, to, timeZone };
};
