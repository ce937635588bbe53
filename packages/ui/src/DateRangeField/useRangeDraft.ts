import { useState } from 'react';
import type { DateRange } from './rangeOf.ts';

interface Options {
  value: DateRange;
  onValueChange: (range: DateRange) => void;
  min: string | undefined;
  max: string | undefined;
}

const isInOrder = ({ from, to }: DateRange) => from === '' || to === '' || from <= to;

const ordered = (range: DateRange): DateRange =>
  isInOrder(range) ? range : { from: range.to, to: range.from };

// A year that is typed figure by figure passes through 0002 and 0020.
const isTyped = (day: string) => day === '' || !day.startsWith('0');

/** Both ends as they are being entered; they are handed on once they are a range, at the latest on leaving. */
export function useRangeDraft({ value, onValueChange, min, max }: Options) {
  const [draft, setDraft] = useState<Partial<DateRange>>({});
  const shown = { ...value, ...draft };

  const within = (day: string) => {
    if (day === '') return day;
    if (min && day < min) return min;
    return max && day > max ? max : day;
  };

  const enter = (end: Partial<DateRange>) => {
    const next = { ...shown, ...end };
    const isWithin = within(next.from) === next.from && within(next.to) === next.to;
    if (isTyped(next.from) && isTyped(next.to) && isWithin && isInOrder(next)) {
      setDraft({});
      onValueChange(next);
    } else setDraft({ ...draft, ...end });
  };

  const leave = () => {
    if (Object.keys(draft).length === 0) return;
    setDraft({});
    const kept = (end: keyof DateRange) => within(isTyped(shown[end]) ? shown[end] : value[end]);
    onValueChange(ordered({ from: kept('from'), to: kept('to') }));
  };

  const choose = (range: DateRange) => {
    setDraft({});
    onValueChange(range);
  };

  return { shown, enter, leave, choose };
}
