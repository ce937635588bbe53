/** From a day to a day, both included, as `yyyy-MM-dd`; an empty text is an open end. */
export interface DateRange {
  from: string;
  to: string;
}

/** Names of ranges that are counted from today. */
export type RangePreset =
  | 'today'
  | 'yesterday'
  | 'last7Days'
  | 'last30Days'
  | 'thisWeek'
  | 'lastWeek'
  | 'thisMonth'
  | 'lastMonth';

const text = (day: Date) => day.toISOString().slice(0, 10);

/** The days of a preset; weeks begin on Monday. `today` is the reader's day as `yyyy-MM-dd`. */
export function rangeOf(preset: RangePreset, today: string): DateRange {
  const now = new Date(`${today}T00:00:00Z`);
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const weekday = (now.getUTCDay() + 6) % 7;
  const days = (from: number, to: number) => ({
    from: text(new Date(Date.UTC(year, month, day + from))),
    to: text(new Date(Date.UTC(year, month, day + to))),
  });
  switch (preset) {
    case 'today':
      return days(0, 0);
    case 'yesterday':
      return days(-1, -1);
    case 'last7Days':
      return days(-6, 0);
    case 'last30Days':
      return days(-29, 0);
    case 'thisWeek':
      return days(-weekday, 0);
    case 'lastWeek':
      return days(-weekday - 7, -weekday - 1);
    case 'thisMonth':
      return days(1 - day, 0);
    case 'lastMonth':
      return {
        from: text(new Date(Date.UTC(year, month - 1, 1))),
        to: text(new Date(Date.UTC(year, month, 0))),
      };
  }
}
