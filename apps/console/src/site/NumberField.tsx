import { TextField } from '@marquee/ui';

type Props = {
  label: string;
  name: string;
  hint?: string;
  error?: string | undefined;
  min?: number;
  value: number;
  onChange: (value: number) => void;
};

/** A whole number; while nothing is typed it is none, which the platform refuses by its field. */
export const NumberField = ({ value, onChange, error, min = 1, ...rest }: Props) => (
  <TextField
    {...rest}
    {...(error && { error })}
    type="number"
    inputMode="numeric"
    min={min}
    value={Number.isNaN(value) ? '' : value}
    onChange={({ target }) => onChange(target.valueAsNumber)}
  />
);
