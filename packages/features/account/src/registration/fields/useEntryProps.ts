import type { ChangeEvent } from 'react';
import type { RegistrationFormState } from '../form/useRegistrationForm.ts';
import type { FormField } from './fieldsOf.ts';
import { inputAttributes } from './inputAttributes.ts';
import { useFieldLabels } from './useFieldLabels.ts';

/** The props that every text control of the form takes. */
export const useEntryProps = ({ field, isRequired }: FormField, form: RegistrationFormState) => {
  const labels = useFieldLabels();
  const rule = form.terms.rules.find((candidate) => candidate.field === field);
  return {
    ...inputAttributes(field, rule?.patternId),
    name: field,
    label: labels[field],
    isRequired,
    value: form.values[field] ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement>) => form.set(field, event.target.value),
    onBlur: () => form.leave(field),
    error: form.errors[field],
  };
};
