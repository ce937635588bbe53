/** A month's first day, and the days of it as the bits of `ledger_players`: the first of the month is the lowest. */
type Month = { month: string; days: number };

const monthAfter = (month: string): string => {
  const date = new Date(`${month}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 10);
};

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;
const bitOf = (day: string): number => Number(day.slice(8)) - 1;

/** The months that a span of days touches, each with those of its days that belong to the span. */
export const monthsOf = (from: string, to: string): Month[] => {
  const months: Month[] = [];
  for (let month = firstOf(from); month <= to; month = monthAfter(month)) {
    const first = month === firstOf(from) ? bitOf(from) : 0;
    const last = month === firstOf(to) ? bitOf(to) : 30;
    months.push({ month, days: 2 ** (last + 1) - 2 ** first });
  }
  return months;
};
