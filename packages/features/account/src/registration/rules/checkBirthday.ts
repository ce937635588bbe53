import { ageOn } from './ageOn.ts';
import type { Problem } from './Problem.ts';

const exists = (isoDate: string) => {
  const day = new Date(`${isoDate}T00:00:00Z`);
  return isoDate >= '1900' && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(isoDate);
};

/** Checks that a day (`yyyy-MM-dd`) exists and that someone born on it is old enough today. */
export const checkBirthday = (
  isoDate: string,
  { minimumAge, today }: { minimumAge: number; today: string },
): Problem | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDate) || !exists(isoDate)) return { rule: 'date' };
  return ageOn(isoDate, today) < minimumAge ? { rule: 'age', min: minimumAge } : undefined;
};
