import type { EntryName } from '../fields/fieldNames.ts';
import type { FormField, RegistrationMode } from '../fields/fieldsOf.ts';
import type { FieldRule, RegisterSettings } from '../rules/RegistrationAnswers.ts';

/** What has been entered, as it was typed; a birthday is `yyyy-MM-dd`, a consent is `yes`. */
export type Entries = Partial<Record<EntryName | 'country', string>>;

/** By what a registration is checked before it is sent. */
export type RegistrationTerms = {
  mode: RegistrationMode;
  fields: readonly FormField[];
  rules: readonly FieldRule[];
  settings: RegisterSettings;
  /** Today as an ISO date where the merchant is. */
  today: string;
  /** Digits of the dialling code that is chosen. */
  dialingCode: string | undefined;
  /** The field that holds the code of a followed invitation, which is not the reader's to change. */
  lockedField: EntryName | undefined;
};
