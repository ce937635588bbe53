import { useLingui } from '@lingui/react/macro';
import type { Problem } from '../rules/Problem.ts';
import { usePatternText } from './usePatternText.ts';

/** What is wrong with an entry, as one sentence in the reader's language. */
export const useProblemText = () => {
  const { t } = useLingui();
  const { patternText } = usePatternText();
  return (problem: Problem): string => {
    switch (problem.rule) {
      case 'pattern':
        return patternText(problem.patternId, problem);
      case 'length':
        return patternText('any', problem);
      case 'age':
        return t`You must be at least ${problem.min} years old.`;
      case 'required':
        return t`This field cannot be empty.`;
      case 'mismatch':
        return t`The passwords don’t match.`;
      case 'mobile':
        return t`Enter a valid mobile number.`;
      case 'date':
        return t`Enter a valid date.`;
      case 'guessable':
        return t`The password must not be your username or mobile number.`;
      case 'consent':
        return t`Please agree to continue.`;
    }
  };
};
