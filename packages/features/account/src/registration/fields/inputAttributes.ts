import type { InputHTMLAttributes } from 'react';
import type { PatternKind } from '../rules/RegistrationAnswers.ts';
import type { RegistrationField } from '@marquee/contract/registration-fields';

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
>;

const plain: Attributes = { autoCapitalize: 'none', spellCheck: false };

const own: Partial<Record<RegistrationField, Attributes>> = {
  username: { ...plain, autoComplete: 'username' },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  paymentPassword: { autoComplete: 'off' },
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  fullName: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  email: { ...plain, autoComplete: 'email', inputMode: 'email' },
  birthday: { autoComplete: 'bday' },
  currentAddress: { autoComplete: 'address-line1' },
  nationality: { autoComplete: 'country-name' },
  occupation: { autoComplete: 'organization-title' },
};

const digitKinds: ReadonlySet<PatternKind | undefined> = new Set(['digits', 'digits-from-9']);

/** How a field helps who types it: what a browser may fill in, and which keyboard a phone shows. */
export const inputAttributes = (field: RegistrationField, kind: PatternKind | undefined): Attributes => ({
  ...(own[field] ?? { ...plain, autoComplete: 'off' }),
  ...(digitKinds.has(kind) && { inputMode: 'numeric' }),
});
