import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldWords } from '../Field/useFieldWiring.ts';
import { box, end, input, row, start, unit } from './TextField.css.ts';

/** Props of a field of one line; those of a native input pass through. */
export interface TextFieldProps
  extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'dir'> {
  icon?: ReactNode;
  /** Stands inside of the box at its end: a button, or a unit as a text. */
  suffix?: ReactNode;
  /** Stands inside of the box before the text, for instance a country picker. */
  prefixSlot?: ReactNode;
  /** Direction of what is entered, with what stands around it in the box; the page's unless told. */
  dir?: 'ltr' | 'rtl' | 'auto';
  /** Stands outside of the box at its end, above the hint of both. */
  beside?: ReactNode;
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
  beside,
  dir,
  ...rest
}: TextFieldProps) => (
  <Field {...{ label, hint, error, isRequired, id, aside }}>
    {(wiring) => (
      <div className={row}>
        <div className={box} dir={dir}>
          {prefixSlot}
          {icon && <span className={start}>{icon}</span>}
          <input type="text" {...rest} {...wiring} className={input} />
          {suffix && <span className={typeof suffix === 'string' ? unit : end}>{suffix}</span>}
        </div>
        {beside}
      </div>
    )}
  </Field>
);
