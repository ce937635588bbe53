import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldWords } from '../Field/useFieldWiring.ts';
import { area } from './TextAreaField.css.ts';

/** Props of `TextAreaField`; those of a native text area pass through. */
export interface TextAreaFieldProps
  extends FieldWords, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'> {
  /** Stands at the end of the label's line, for instance how many characters are left. */
  aside?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with them. */
export const TextAreaField = ({ label, hint, error, isRequired, id, aside, ...rest }: TextAreaFieldProps) => (
  <Field {...{ label, hint, error, isRequired, id, aside }}>
    {(wiring) => <textarea {...rest} {...wiring} className={area} />}
  </Field>
);
