import { useSearchParams } from 'react-router-dom';

/** Tabs of the records. */
export const recordTabs = ['account', 'profit', 'bets', 'bonus'] as const;

/** A tab of the records. */
export type RecordTab = (typeof recordTabs)[number];

/** Presets of days (specification, section 10), and today and yesterday. */
export const presets = ['today', 'yesterday', 'last7', 'last30'] as const;

/** A preset of days. */
export type Preset = (typeof presets)[number];

/** The days of a record as a query asks for them. */
export type Days = { period: Preset } | { startDate: string; endDate: string };

const isOneOf = <T extends string>(words: readonly T[], word: string | null): word is T =>
  (words as readonly (string | null)[]).includes(word);

const day = /^\d{4}-\d\d-\d\d$/;

const daysIn = (search: URLSearchParams): Days => {
  const [startDate, endDate] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (day.test(startDate) && day.test(endDate)) return { startDate, endDate };
  const period = search.get('period');
  return { period: isOneOf(presets, period) ? period : 'last7' };
};

/** What the address says of the records, and a way to change it: a change of anything but the page begins at page 1. */
export const useRecordAddress = () => {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab');
  const change = (changes: Readonly<Record<string, string | undefined>>) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    tab: isOneOf(recordTabs, tab) ? tab : ('account' as const),
    days: daysIn(search),
    wallet: search.get('wallet') ?? 'main',
    vendor: search.get('vendor') ?? undefined,
    kinds: (search.get('kinds') ?? '').split(',').filter(Boolean),
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    change,
  };
};
