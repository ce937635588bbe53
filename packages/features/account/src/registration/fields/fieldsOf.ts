import type { Flag } from '@marquee/contract/flags';
import type { RegisterSettings } from '../rules/RegistrationAnswers.ts';
import type { RegistrationField } from '@marquee/contract/registration-fields';
import { isFieldName } from './fieldNames.ts';

/** A registration by a username of one's own, or by a mobile number that a code proves. */
export type RegistrationMode = 'username' | 'mobile';

/** A field of the form. */
export type FormField = { field: RegistrationField; isRequired: boolean };

type HasFlag = (flag: Flag) => boolean;

const alwaysRequired: ReadonlySet<string> = new Set(['username', 'password', 'confirmPassword']);

const withCode = (names: readonly RegistrationField[]): RegistrationField[] => {
  const others = names.filter((name) => name !== 'verificationCode');
  const asked = others.includes('mobileNum') ? others : [...others, 'mobileNum' as const];
  return names.includes('verificationCode') && names.includes('mobileNum')
    ? [...names]
    : asked.flatMap((name): RegistrationField[] =>
        name === 'mobileNum' ? [name, 'verificationCode'] : [name],
      );
};

const usernameNames = (listed: readonly RegistrationField[], hasFlag: HasFlag): RegistrationField[] => {
  const missing = (['username', 'password'] as const).filter((name) => !listed.includes(name));
  const names = [...missing, ...listed];
  return hasFlag('REGMOBVERF3') ? withCode(names) : names.filter((name) => name !== 'verificationCode');
};

const mobileNames = (listed: readonly RegistrationField[], hasFlag: HasFlag): RegistrationField[] => {
  const hasPassword = hasFlag('MOBILENUMPASSREG3');
  const names = listed.filter(
    (name) => name !== 'username' && (hasPassword || (name !== 'password' && name !== 'confirmPassword')),
  );
  const first = names.includes('mobileNum') ? [] : (['mobileNum'] as const);
  const last = hasPassword && !names.includes('password') ? (['password'] as const) : [];
  return withCode([...first, ...names, ...last]);
};

/**
 * The fields of a form in the server's order, each with whether it has to be filled. What the platform asks of
 * every registration of the kind is there even where the settings leave it out.
 */
export const fieldsOf = (
  settings: RegisterSettings,
  mode: RegistrationMode,
  hasFlag: HasFlag,
): FormField[] => {
  const listed = mode === 'mobile' ? settings.mobileFields : settings.fields.map(({ field }) => field);
  const known = [...new Set(listed)].filter(isFieldName);
  const names = mode === 'mobile' ? mobileNames(known, hasFlag) : usernameNames(known, hasFlag);
  const provesMobile = names.includes('verificationCode');
  return names.map((field) => ({
    field,
    isRequired:
      alwaysRequired.has(field) ||
      (provesMobile && (field === 'mobileNum' || field === 'verificationCode')) ||
      settings.fields.some((setting) => setting.field === field && setting.required),
  }));
};
