import { TextField } from '@marquee/ui';
import type { RegistrationFormState } from '../form/useRegistrationForm.ts';
import type { FormField } from './fieldsOf.ts';
import { useEntryProps } from './useEntryProps.ts';
import { useFieldHint } from './useFieldHint.ts';

type Props = { asked: FormField; form: RegistrationFormState };

/** A field of one line of text. */
export const TextInput = ({ asked, form }: Props) => {
  const props = useEntryProps(asked, form);
  const hint = useFieldHint(asked.field, form.terms.rules);
  return (
    <TextField
      {...props}
      type={asked.field === 'email' ? 'email' : 'text'}
      // An error says the same as the hint, and more.
      {...(hint && !props.error && { hint })}
    />
  );
};
