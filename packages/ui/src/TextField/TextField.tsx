import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldWords } from '../Field/useFieldWiring.ts';
import { box, end, input, start } from './TextField.css.ts';

/** Props of a field of one line; those of a native input pass through. */
export interface TextFieldProps extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'required'> {
  icon?: ReactNode;
  /** Stands inside of the box at its end: a button, a unit. */
  suffix?: ReactNode;
  /** Stands inside of the box before the text, for instance a country picker. */
  prefixSlot?: ReactNode;
  /** Stands at the end of the label's line. */
  aside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export const TextField = ({
  label,
  hint,
  error,
  isRequired,
  id,
  aside,
  icon,
  suffix,
  prefixSlot,
  ...rest
}: TextFieldProps) => (
  <Field {...{ label, hint, error, isRequired, id, aside }}>
    {(wiring) => (
      <span className={box}>
        {prefixSlot}
        {icon && <span className={start}>{icon}</span>}
        <input type="text" {...rest} {...wiring} className={input} />
        {suffix && <span className={end}>{suffix}</span>}
      </span>
    )}
  </Field>
);
