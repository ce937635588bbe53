import { useId } from 'react';

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
};

/** A figure within bounds, by a slider or its digits. */
export const NumberField = ({ label, value, min, max, step, onChange }: Props) => {
  const id = useId();
  const change = (text: string) => {
    const next = Number(text);
    // Steps of 0.005 leave tails in binary fractions.
    if (text !== '' && next >= min && next <= max) onChange(Math.round(next * 1000) / 1000);
  };
  const bounds = { min, max, step };
  return (
    <div className="number">
      <label htmlFor={id}>{label}</label>
      <input
        type="number"
        {...bounds}
        id={id}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
      <input
        type="range"
        {...bounds}
        aria-label={label}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
};
