import { type Message, msg } from '@marquee/i18n/msg';
import type { Language } from '@marquee/reference';
import { say } from './say.ts';

/** Bounds of a rule, for its sentence. */
export type Bounds = { min?: number | undefined; max?: number | undefined };

const rules = {
  required: msg`This field cannot be empty.`,
  unknown: msg`This field is not recognised.`,
  type: msg`This value has the wrong form.`,
  length: msg`{bounds, select, least {Enter at least {min} characters.} most {Enter at most {max} characters.} other {Enter {min} to {max} characters.}}`,
  words: msg`Please write {min} to {max} words.`,
  range: msg`{bounds, select, least {The value must be at least {min}.} most {The value must be at most {max}.} other {The value must be from {min} to {max}.}}`,
  pattern: msg`This value has the wrong form.`,
  choice: msg`Please choose one of the options.`,
  items: msg`You can have up to {max} entries.`,
  characters: msg`This text contains characters that cannot be saved.`,
  period: msg`The days have to be in order, and at most {max} of them.`,
  notFound: msg`There is no such entry.`,
} satisfies Record<string, Message>;

/** Rules that every body and query is held to, whatever the merchant. */
export type SchemaRule = keyof typeof rules;

const boundsOf = ({ min, max }: Bounds) => {
  if (max === undefined) return 'least';
  return min === undefined ? 'most' : 'both';
};

/** One sentence that tells what a field has to be. */
export const ruleText = (language: Language, rule: SchemaRule, { min, max }: Bounds = {}): string => {
  // No text is shorter than nothing: that bound is not worth telling.
  const told = rule === 'length' ? { min: min || undefined, max } : { min, max };
  return say(language, rules[rule], { bounds: boundsOf(told), min: min ?? 0, max });
};
