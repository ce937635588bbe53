import type { Ref, SelectHTMLAttributes } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldWords } from '../Field/useFieldWiring.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { chevron, frame, select } from './Select.css.ts';

/** Props of `Select`; its options are `<option>` elements. */
export interface SelectProps extends FieldWords, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required'> {
  ref?: Ref<HTMLSelectElement>;
}

/** One of several, chosen with what the device offers for it. */
export const Select = ({ label, hint, error, isRequired, id, children, ...rest }: SelectProps) => (
  <Field {...{ label, hint, error, isRequired, id }}>
    {(wiring) => (
      <span className={frame}>
        <select {...rest} {...wiring} className={select}>
          {children}
        </select>
        <ChevronDownIcon className={chevron} />
      </span>
    )}
  </Field>
);
