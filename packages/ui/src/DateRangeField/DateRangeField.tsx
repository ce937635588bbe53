import type { ReactNode } from 'react';
import { DateField } from '../DateField/DateField.tsx';
import { beside, ends } from './DateRangeField.css.ts';

/** From a day to a day, both included, as `yyyy-MM-dd`; an empty text is an open end. */
export interface DateRange {
  from: string;
  to: string;
}

/** Props of `DateRangeField`. */
export interface DateRangeFieldProps {
  /** What the days are of. Read out, not shown: the ends have names of their own. */
  label: string;
  fromLabel: string;
  toLabel: string;
  value: DateRange;
  onValueChange: (range: DateRange) => void;
  /** What is wrong with either end. */
  errors?: { from?: string | undefined; to?: string | undefined };
  /** First and last day that may be chosen, `yyyy-MM-dd`. */
  min?: string;
  max?: string;
  /** Stands beside the ends, such as the button that takes them over. */
  children?: ReactNode;
}

/** From a day to a day, each entered with what the device offers for it. */
export const DateRangeField = ({
  label,
  fromLabel,
  toLabel,
  value,
  onValueChange,
  errors = {},
  min,
  max,
  children,
}: DateRangeFieldProps) => (
  <fieldset aria-label={label} className={ends}>
    <DateField
      label={fromLabel}
      min={min}
      max={max}
      value={value.from}
      error={errors.from}
      onChange={({ target }) => onValueChange({ ...value, from: target.value })}
    />
    <DateField
      label={toLabel}
      min={min}
      max={max}
      value={value.to}
      error={errors.to}
      onChange={({ target }) => onValueChange({ ...value, to: target.value })}
    />
    {children && <div className={beside}>{children}</div>}
  </fieldset>
);
