import type { Language } from '@marquee/reference';
import type { ValueOf } from '@marquee/contract';
import type { FieldProblem } from '@marquee/contract/errors';
import { problemText } from './problemText.ts';

/** A server-driven rule of one field. */
export type FieldRule = ValueOf<'getRegisterRules'>[number];

const compiled = new Map<string, RegExp>();

const patternOf = (source: string): RegExp => {
  const known = compiled.get(source);
  if (known) return known;
  const pattern = new RegExp(source, 'u');
  compiled.set(source, pattern);
  return pattern;
};

/** Control and bidirectional formatting characters, which make a name look like another. */
const invisible = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

/** Checks a value by its rule; undefined when it keeps it. Lengths count characters, not bytes. */
export const checkValue = (rule: FieldRule, value: string, language: Language): FieldProblem | undefined => {
  const { field, minLength: min, maxLength: max, patternId, acceptedPattern } = rule;
  const isRightPattern =
    !invisible.test(value) && (acceptedPattern === '*' || patternOf(acceptedPattern).test(value));
  if (!isRightPattern) {
    const message = problemText(language, { rule: 'pattern', patternId, min, max });
    return { field, rule: 'pattern', message, min, max };
  }
  const { length } = [...value];
  if (length >= min && length <= max) return undefined;
  return { field, rule: 'length', message: problemText(language, { rule: 'length', min, max }), min, max };
};
