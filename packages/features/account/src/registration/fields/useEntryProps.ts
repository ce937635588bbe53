import type { ChangeEvent } from 'react';
import type { RegistrationFormState } from '../form/useRegistrationForm.ts';
import type { FormField } from './fieldsOf.ts';
import { inputAttributes } from './inputAttributes.ts';
import { useFieldLabels } from './useFieldLabels.ts';
import { useProblemText } from './useProblemText.ts';

/** The props that every text control of the form takes. */
export const useEntryProps = ({ field, isRequired }: FormField, form: RegistrationFormState) => {
  const labels = useFieldLabels();
  const problemText = useProblemText();
  const problem = form.problems[field];
  const rule = form.terms.rules.find((candidate) => candidate.field === field);
  return {
    ...inputAttributes(field, rule?.patternId),
    name: field,
    label: labels[field],
    isRequired,
    value: form.entries[field] ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement>) => form.set(field, event.target.value),
    onBlur: () => form.leave(field),
    ...(problem && { error: problemText(problem) }),
  };
};
