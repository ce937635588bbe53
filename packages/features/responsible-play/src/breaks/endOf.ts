import type { Break } from './BreakDialog.tsx';

/** When a break that begins now would end, null for never. The platform's own clock decides in the end. */
export const endOf = (wanted: Break, now: Date): Date | null => {
  if (wanted.kind === 'timeOut') return new Date(now.getTime() + wanted.hours * 3_600_000);
  if (wanted.months === null) return null;
  const end = new Date(now);
  end.setMonth(end.getMonth() + wanted.months);
  // A day that the month does not have, such as 31 June, ends with the month.
  if (end.getDate() !== now.getDate()) end.setDate(0);
  return end;
};
