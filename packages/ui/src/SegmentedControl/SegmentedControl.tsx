import { useId, type ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { frame, full, input, segment } from './SegmentedControl.css.ts';

/** One choice of a `SegmentedControl`. */
export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface SegmentedControlProps<Value extends string> {
  /** What is being chosen, for screen readers. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  isFull?: boolean;
}

/** One of two to five that change what is seen; by arrow keys like the radios that it is made of. */
export const SegmentedControl = <Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  isFull,
}: SegmentedControlProps<Value>) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cx(frame, isFull && full)}>
      {segments.map((each) => (
        <label key={each.value} className={segment}>
          <input
            type="radio"
            className={input}
            name={name}
            checked={each.value === value}
            onChange={() => onValueChange(each.value)}
          />
          {each.label}
        </label>
      ))}
    </div>
  );
};
