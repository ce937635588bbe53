import type { PatternKind } from './RegistrationAnswers.ts';

/** What is wrong with a field: a rule that this page knows, or the platform's own sentence. */
export type Problem =
  | { rule: 'pattern'; patternId: PatternKind; min: number; max: number }
  | { rule: 'length'; min: number; max: number }
  | { rule: 'age'; min: number }
  | { rule: 'required' | 'mismatch' | 'mobile' | 'date' | 'guessable' | 'consent' }
  | { rule: 'told'; message: string };
