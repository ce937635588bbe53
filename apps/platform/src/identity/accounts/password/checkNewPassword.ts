import type { FieldProblem } from '@marquee/contract/errors';
import type { Context } from '#kernel';
import { checkValue } from '../fields/checkValue.ts';
import { problemText } from '../fields/problemText.ts';
import { defaultPassword } from './defaultPassword.ts';

/**
 * What is wrong with a new password: the merchant's rule for the field `password`, its confirmation, and
 * passwords that anyone would try first (the username, the default password).
 */
export const checkNewPassword = (
  context: Pick<Context, 'site' | 'language' | 'services'>,
  password: {
    value: string;
    field: string;
    confirmation?: { value: string; field: string };
    username: string;
  },
): FieldProblem[] => {
  const { site, language, services } = context;
  const { field, confirmation, username } = password;
  const value = password.value.normalize('NFC').trim();
  const rule = site.rules.find((candidate) => candidate.field === 'password');
  const broken = rule && checkValue({ ...rule, field }, value, language);
  const isGuessable =
    value.toLowerCase() === username.toLowerCase() || value === defaultPassword(services.config.isSandbox);
  const found: (FieldProblem | undefined)[] = [
    broken,
    !broken && isGuessable
      ? { field, rule: 'guessable', message: problemText(language, { rule: 'guessable' }) }
      : undefined,
    confirmation && confirmation.value.normalize('NFC').trim() !== value
      ? { field: confirmation.field, rule: 'mismatch', message: problemText(language, { rule: 'mismatch' }) }
      : undefined,
  ];
  return found.filter((problem) => problem !== undefined);
};
