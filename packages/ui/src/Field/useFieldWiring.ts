import { useId } from 'react';

/** Words of a field. The mark of a required one is drawn, so a form says once what `*` means. */
export interface FieldWords {
  label: string;
  hint?: string;
  /** What is wrong with the value; its presence marks the control as invalid. */
  error?: string;
  isRequired?: boolean;
}

/** The attributes that tie a control to its label, hint and error. */
export interface FieldWiring {
  id: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** Makes the ids of a field and the attributes of its control; `id` may be given. */
export const useFieldWiring = ({ hint, error, isRequired }: FieldWords, givenId?: string): FieldWiring => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    required: isRequired,
    ...(error && { 'aria-invalid': true }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
};
