import type { BodyOf } from '@marquee/contract';
import { type TextField, textFields } from './textFields.ts';

/**
 * The fields of a registration with a value in them: trimmed and in one Unicode form, so that two spellings of
 * one name are one. A field left empty is a field not given.
 */
export const cleanRegistration = (body: BodyOf<'register'>): Partial<Record<TextField, string>> => {
  const given = textFields.map((field) => {
    return [field, (body[field] ?? '').normalize('NFC').trim()] as const;
  });
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
};
