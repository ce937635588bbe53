import type { FormField } from '../registration/fields/fieldsOf.ts';
import type { Entries } from '../registration/form/Entries.ts';

/** A form's fields that a name known from a party can fill in; the reader may change them. */
export const nameEntries = (fields: readonly FormField[], name: string | null | undefined): Entries => {
  const isAsked = (wanted: string) => fields.some(({ field }) => field === wanted);
  if (!name) return {};
  return { ...(isAsked('fullName') && { fullName: name }), ...(isAsked('nickname') && { nickname: name }) };
};
