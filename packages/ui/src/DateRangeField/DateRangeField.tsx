import { useId } from 'react';
import { chip } from '../Chip/Chip.css.ts';
import { DateField } from '../DateField/DateField.tsx';
import { errorIcon, errorText, hintText } from '../Field/Field.css.ts';
import { ErrorIcon } from '../icons/ErrorIcon.tsx';
import { cx } from '../theme/cx.ts';
import { ends, frame, legend, preset as presetStyle, presets as presetsStyle } from './DateRangeField.css.ts';
import { rangeOf, type DateRange, type RangePreset } from './rangeOf.ts';
import { useRangeDraft } from './useRangeDraft.ts';

/** Props of `DateRangeField`. */
export interface DateRangeFieldProps {
  label: string;
  fromLabel: string;
  toLabel: string;
  hint?: string;
  error?: string;
  value: DateRange;
  onValueChange: (range: DateRange) => void;
  /** Ranges that one press chooses, counted from `today`. */
  presets?: readonly { preset: RangePreset; label: string }[];
  /** The reader's day, `yyyy-MM-dd`. */
  today: string;
  /** First and last day that may be chosen, `yyyy-MM-dd`. */
  min?: string;
  max?: string;
}

/** From a day to a day: presets for most, and two dates entered with what the device offers for them. */
export function DateRangeField({
  label,
  fromLabel,
  toLabel,
  hint,
  error,
  value,
  onValueChange,
  presets = [],
  today,
  min,
  max,
}: DateRangeFieldProps) {
  const id = useId();
  const { shown, enter, leave, choose } = useRangeDraft({ value, onValueChange, min, max });
  const describedBy = error || hint ? `${id}-note` : undefined;
  const shared = {
    min,
    max,
    onBlur: leave,
    ...(error && { 'aria-invalid': true, 'aria-describedby': describedBy }),
  };
  return (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={describedBy} className={frame}>
      <span id={`${id}-label`} className={legend}>
        {label}
      </span>
      {presets.length > 0 && (
        <div className={presetsStyle}>
          {presets.map((each) => {
            const range = rangeOf(each.preset, today);
            return (
              <button
                key={each.preset}
                type="button"
                className={cx(chip, presetStyle)}
                aria-pressed={range.from === value.from && range.to === value.to}
                onClick={() => choose(range)}
              >
                {each.label}
              </button>
            );
          })}
        </div>
      )}
      <div className={ends}>
        <DateField
          {...shared}
          label={fromLabel}
          value={shown.from}
          onChange={({ target }) => enter({ from: target.value })}
        />
        <DateField
          {...shared}
          label={toLabel}
          value={shown.to}
          onChange={({ target }) => enter({ to: target.value })}
        />
      </div>
      {(error || hint) && (
        <p id={`${id}-note`} className={error ? errorText : hintText}>
          {error && <ErrorIcon size="s" className={errorIcon} />}
          {error || hint}
        </p>
      )}
    </fieldset>
  );
}
