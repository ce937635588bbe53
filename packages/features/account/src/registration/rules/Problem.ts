import type { PatternKind } from './RegistrationAnswers.ts';

/** The rule of this page that a field breaks. */
export type Problem =
  | { rule: 'pattern'; patternId: PatternKind; min: number; max: number }
  | { rule: 'length'; min: number; max: number }
  | { rule: 'age'; min: number }
  | { rule: 'required' | 'mismatch' | 'mobile' | 'date' | 'guessable' | 'consent' };
