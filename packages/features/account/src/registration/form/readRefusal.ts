import { ApiError } from '@marquee/api-client';
import type { FieldErrors } from '@marquee/feature-core';
import type { EntryName } from '../fields/fieldNames.ts';

/** Where an error stands that does not name its field. */
const entryOfCode: Partial<Record<string, EntryName>> = {
  USERNAME_TAKEN: 'username',
  MOBILE_TAKEN: 'mobileNum',
  MOBILE_INVALID: 'mobileNum',
  MOBILE_MISSING: 'mobileNum',
  EMAIL_TAKEN: 'email',
  CODE_WRONG: 'verificationCode',
  CODE_EXPIRED: 'verificationCode',
  CODE_MISSING: 'verificationCode',
  CODE_TRIES_EXCEEDED: 'verificationCode',
  INVITATION_CODE_INVALID: 'referralCode',
  UNDERAGE: 'ageConfirmed',
  TERMS_OUTDATED: 'terms',
};

const entryOfField: Partial<Record<string, EntryName>> = {
  termsVersion: 'terms',
  privacyVersion: 'terms',
  countryDialingCode: 'mobileNum',
};

/** What a refusal says: at the entries that the form has, and of nothing in particular. */
export type Refusal = { errors: FieldErrors<EntryName>; others: string[] };

/** Sorts what the platform says about a registration by the entries of the form. */
export const readRefusal = (error: unknown, shown: ReadonlySet<string>): Refusal => {
  const errors: Refusal['errors'] = {};
  const others: string[] = [];
  if (!(error instanceof ApiError)) return { errors, others };
  const invitation = shown.has('affiliateCode') ? 'affiliateCode' : 'referralCode';
  const place = (wanted: string | undefined, message: string) => {
    const named = wanted === 'affiliateCode' || wanted === 'referralCode' ? invitation : wanted;
    const entry = named && shown.has(named) ? (named as EntryName) : undefined;
    if (!entry) others.push(message);
    else errors[entry] ??= message;
  };
  const { fields = [] } = error.details;
  for (const { field, message } of fields) place(entryOfField[field] ?? field, message);
  const entry = entryOfCode[error.code];
  if (fields.length === 0 && entry) place(entry, error.message);
  return { errors, others };
};
