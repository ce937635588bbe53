import type { ReactNode } from 'react';
import { Radio } from '../Radio/Radio.tsx';
import { choice, choices, legend as legendStyle } from './RadioCards.css.ts';

/** Props of `RadioCards`. */
export interface RadioCardsProps<Value extends string> {
  /** The question that the choice answers. */
  legend: string;
  /** Name of the field that the choice fills. */
  name: string;
  options: readonly { value: Value; label: ReactNode; hint?: string | null | undefined }[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
  /** What stands below the choices, such as a link to make a further one. */
  children?: ReactNode;
}

/** One of a few that a person knows by more than a word, each a card. */
export const RadioCards = <Value extends string>({
  legend,
  name,
  options,
  value: chosen,
  onChoose,
  children,
}: RadioCardsProps<Value>) => (
  <fieldset>
    <legend className={legendStyle}>{legend}</legend>
    <div className={choices}>
      {options.map(({ value, label, hint }) => (
        <div key={value} className={choice}>
          <Radio
            name={name}
            value={value}
            label={label}
            {...(hint && { hint })}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
        </div>
      ))}
      {children}
    </div>
  </fieldset>
);
