import { useDateTime } from '@marquee/i18n';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { inWords } from './DateField.css.ts';

/** Props of `DateField`: `value`, `min` and `max` are `yyyy-MM-dd`. */
export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'icon' | 'suffix' | 'prefixSlot' | 'value' | 'defaultValue'
> {
  value?: string;
  defaultValue?: string;
}

// While a year is typed figure by figure it passes through 0002 and 0020.
const isWhole = (day: string) => /^[1-9]\d{3}-\d\d-\d\d$/.test(day);

/**
 * A day, entered with what the device offers for it. Its figures stand in the order of the browser, not of the page:
 * so the day is also written out, in the language of the page.
 */
export const DateField = ({ value, defaultValue = '', onChange, aside, ...rest }: DateFieldProps) => {
  const { dateTime } = useDateTime();
  const [entered, setEntered] = useState(defaultValue);
  const day = value ?? entered;
  return (
    <TextField
      {...rest}
      type="date"
      {...(value === undefined ? { defaultValue } : { value })}
      aside={
        aside ??
        (isWhole(day) && <bdi className={inWords}>{dateTime(day, { show: 'date', timeZone: 'UTC' })}</bdi>)
      }
      onChange={(event) => {
        setEntered(event.target.value);
        onChange?.(event);
      }}
    />
  );
};
