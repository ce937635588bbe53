import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePlace } from '../api/usePlace.ts';

const presets = { today: 1, week: 7, month: 30, quarter: 90 } as const;
type Preset = keyof typeof presets;
const ids: readonly Preset[] = ['today', 'week', 'month', 'quarter'];

const dayIn = (moment: number, timeZone: string) =>
  // This locale writes days as the calls take them.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);

/** The days that are looked at: one of a few lengths up to today, or from and to as they were chosen. All of it is in the address. */
export const usePeriod = (timeZone: string) => {
  const { t } = useLingui();
  const { params, set } = usePlace();
  const preset = ids.find((id) => id === params.get('days')) ?? 'week';
  const [from, to] = [params.get('from'), params.get('to')];
  // A page that stays open over midnight counts from the new day as soon as somebody chooses.
  const [now, setNow] = useState(Date.now);
  const names: Readonly<Record<Preset, string>> = {
    today: t`Today`,
    week: t`7 days`,
    month: t`30 days`,
    quarter: t`90 days`,
  };
  const today = dayIn(now, timeZone);
  return {
    preset: from && to ? ('own' as const) : preset,
    segments: ids.map((value) => ({ value, label: names[value] })),
    choose: (value: Preset | 'own') => {
      setNow(Date.now());
      set({ days: value, from: null, to: null });
    },
    setOwn: (range: { from: string; to: string }) => set({ from: range.from, to: range.to }),
    today,
    query:
      from && to
        ? { from, to }
        : { from: dayIn(now - (presets[preset] - 1) * 86_400_000, timeZone), to: today },
  };
};
