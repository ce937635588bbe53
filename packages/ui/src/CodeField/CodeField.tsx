import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldWords } from '../Field/useFieldWiring.ts';
import { beside, code, row } from './CodeField.css.ts';

/** Props of `CodeField`. */
export interface CodeFieldProps
  extends
    FieldWords,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'type' | 'onChange' | 'value'> {
  value: string;
  /** Takes the digits alone: what else is typed or pasted is left out. */
  onValueChange: (digits: string) => void;
  /** How many digits a code has, 6 by default. */
  length?: number;
  /** Stands beside the field, for instance the button that sends the code. */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A one-time code, which phones fill in from the message that brought it. */
export const CodeField = ({
  label,
  hint,
  error,
  isRequired,
  id,
  value,
  onValueChange,
  length = 6,
  action,
  ...rest
}: CodeFieldProps) => (
  <Field {...{ label, hint, error, isRequired, id }}>
    {(wiring) => (
      <div className={row}>
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          {...rest}
          {...wiring}
          className={code}
          type="text"
          value={value}
          onChange={(event) => onValueChange(event.target.value.replace(/\D/g, '').slice(0, length))}
        />
        {action && <div className={beside}>{action}</div>}
      </div>
    )}
  </Field>
);
