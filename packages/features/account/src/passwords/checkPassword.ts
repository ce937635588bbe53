import type { getRegisterRules } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';

/** The merchant's rule of a field. */
export type FieldRule = RouteValue<(typeof getRegisterRules)['id']>[number];

const tests = {
  letterFirst: /^[A-Za-z]/,
  lettersAndDigits: /^[A-Za-z0-9]+$/,
  lettersOnly: /^[A-Za-z]+$/,
  digitsOnly: /^[0-9]+$/,
  capitalsOnly: /^[A-Z]+$/,
  lowerCase: /[a-z]/,
  upperCase: /[A-Z]/,
  digit: /[0-9]/,
  symbol: /[^A-Za-z0-9\s]/,
  noSpaces: /^\S+$/,
} as const;

/** One thing that a password has to be; `form` is a pattern that has no words of its own here. */
export type PasswordDemand = keyof typeof tests | 'length' | 'form';

const demandsOf: Partial<Record<FieldRule['patternId'], readonly (keyof typeof tests)[]>> = {
  any: [],
  'letter-first-alphanumeric': ['letterFirst', 'lettersAndDigits'],
  alphanumeric: ['lettersAndDigits'],
  letters: ['lettersOnly'],
  digits: ['digitsOnly'],
  uppercase: ['capitalsOnly'],
  'has-uppercase': ['upperCase'],
  'no-spaces': ['noSpaces'],
  'strong-password': ['lowerCase', 'upperCase', 'digit', 'symbol', 'noSpaces'],
};

/** What the merchant's rule demands of a password, and whether it is met. Spaces around it do not count. */
export const checkPassword = (
  { patternId, acceptedPattern, minLength, maxLength }: FieldRule,
  typed: string,
): { demand: PasswordDemand; isMet: boolean }[] => {
  const value = typed.normalize('NFC').trim();
  const { length } = [...value];
  const known = demandsOf[patternId];
  const hasForm = acceptedPattern === '*' || new RegExp(acceptedPattern, 'u').test(value);
  return [
    { demand: 'length', isMet: length >= minLength && length <= maxLength },
    ...(known?.map((demand) => ({ demand, isMet: tests[demand].test(value) })) ?? [
      { demand: 'form' as const, isMet: hasForm },
    ]),
  ];
};
