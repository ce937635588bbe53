import { useLingui } from '@lingui/react/macro';
import { DateField } from '@marquee/ui';
import type { RegistrationFormState } from '../form/useRegistrationForm.ts';
import type { FormField } from './fieldsOf.ts';
import { useEntryProps } from './useEntryProps.ts';

type Props = { asked: FormField; form: RegistrationFormState };

/** The day of birth, which has to prove the least age. */
export const BirthdayInput = ({ asked, form }: Props) => {
  const { t } = useLingui();
  const props = useEntryProps(asked, form);
  const { birthdayAge } = form.terms.settings;
  const hint = t`You must be at least ${birthdayAge} years old.`;
  return <DateField {...props} min="1900-01-01" {...(!props.error && { hint })} />;
};
