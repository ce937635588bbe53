import { useId } from 'react';
import { wordOf } from '../fieldTexts.ts';
import { useText } from '../useText.ts';

type Props = {
  label: string;
  value: string;
  options: readonly string[];
  /** What an option is called where it is no word of the schema. */
  nameOf?: (option: string) => string;
  onChange: (value: string) => void;
};

/** One of a few. */
export const ChoiceField = ({ label, value, options, nameOf, onChange }: Props) => {
  const name = useId();
  const say = useText();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span>{nameOf?.(option) ?? say(wordOf(option))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
