import type { FieldRule } from './RegistrationAnswers.ts';
import { patternChecks } from './patternChecks.ts';
import type { Problem } from './Problem.ts';
import { requirements } from './requirements.ts';

/** Control and bidirectional formatting characters, which make a name look like another. */
const invisible = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

const matches = ({ acceptedPattern, patternId }: FieldRule, value: string): boolean => {
  if (acceptedPattern === '*') return true;
  try {
    return new RegExp(acceptedPattern, 'u').test(value);
  } catch {
    // A pattern that this browser cannot read: the kind says the same in other words.
    return patternChecks[patternId].every((requirement) => requirements[requirement](value));
  }
};

/** Checks a clean value by the server's rule of its field, as the server does. Lengths count characters. */
export const checkValue = (rule: FieldRule, value: string): Problem | undefined => {
  const { patternId, minLength: min, maxLength: max } = rule;
  if (invisible.test(value) || !matches(rule, value)) return { rule: 'pattern', patternId, min, max };
  const { length } = [...value];
  return length >= min && length <= max ? undefined : { rule: 'length', min, max };
};
