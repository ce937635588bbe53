import type { ReactNode } from 'react';
import { ErrorIcon } from '../icons/ErrorIcon.tsx';
import { errorIcon, errorText, field, heading, hintText, labelText, mark } from './Field.css.ts';
import { useFieldWiring, type FieldWiring, type FieldWords } from './useFieldWiring.ts';

/** Props of `Field`. */
export interface FieldProps extends FieldWords {
  id?: string;
  /** Stands at the end of the label's line, for instance a link to what was forgotten. */
  aside?: ReactNode;
  /** The control, which takes the attributes that it is handed. */
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, hint and error of a control, tied to it for screen readers. */
export const Field = ({ label, hint, error, isRequired, id, aside, children }: FieldProps) => {
  const wiring = useFieldWiring({ label, hint, error, isRequired }, id);
  return (
    <div className={field}>
      <div className={heading}>
        <label htmlFor={wiring.id} className={labelText}>
          {label}
          {isRequired && (
            <span aria-hidden className={mark}>
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      {children(wiring)}
      {error && (
        <p id={`${wiring.id}-error`} className={errorText}>
          <ErrorIcon size="s" className={errorIcon} />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${wiring.id}-hint`} className={hintText}>
          {hint}
        </p>
      )}
    </div>
  );
};
