import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { errorText, hintText } from '../Field/Field.css.ts';
import { choice, kinds, words } from './Choice.css.ts';

/** Props that checkboxes, radios and switches share; those of a native input pass through. */
export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** May hold links, as in "I agree to the terms". */
  label: ReactNode;
  hint?: string;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A native input that is on or off, with its words beside it. */
export const Choice = ({ kind, label, hint, error, ...rest }: ChoiceProps & { kind: keyof typeof kinds }) => {
  const id = useId();
  return (
    <label className={choice}>
      <input
        {...rest}
        {...(kind === 'switch' ? { type: 'checkbox', role: 'switch' } : { type: kind })}
        className={kinds[kind]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? id : undefined}
      />
      <span className={words}>
        <span>{label}</span>
        {(error || hint) && (
          <span id={id} className={error ? errorText : hintText}>
            {error ?? hint}
          </span>
        )}
      </span>
    </label>
  );
};
