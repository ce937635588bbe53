import type { ValueOf } from '@marquee/contract';
import type { vendorCalls } from '../schema.ts';
import { slowest } from '../calls/callTimes.ts';

type Hour = typeof vendorCalls.$inferSelect;
type Sums = ValueOf<'getStaffVendors'>['vendors'][number]['calls'];

/** Adds up what was called in some hours. */
export const sumCalls = (hours: readonly Hour[]): Sums => {
  const sum = (of: (hour: Hour) => number) => hours.reduce((total, hour) => total + of(hour), 0);
  const answered = sum((hour) => hour.answered);
  const places = hours[0]?.times.length ?? 0;
  const times = Array.from({ length: places }, (_, place) => sum((hour) => hour.times[place] ?? 0));
  return {
    answered,
    refused: sum((hour) => hour.refused),
    failed: sum((hour) => hour.failed),
    unsigned: sum((hour) => hour.unsigned),
    average: answered === 0 ? null : Math.round(sum((hour) => hour.milliseconds) / answered),
    within: slowest(times),
  };
};
