import type { BodyOf } from '@marquee/contract';
import { type TextField, textFields } from './textFields.ts';

const secrets: readonly TextField[] = ['password', 'paymentPassword'];

/**
 * The fields of a registration with a value in them: trimmed and in one Unicode form, so that two spellings of
 * one name are one. Passwords stay as typed. A field left empty is a field not given.
 */
export const cleanRegistration = (body: BodyOf<'register'>): Partial<Record<TextField, string>> => {
  const given = textFields.map((field) => {
    const typed = body[field] ?? '';
    return [field, secrets.includes(field) ? typed : typed.normalize('NFC').trim()] as const;
  });
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
};
