import type { PatternKind } from './RegistrationAnswers.ts';

/** A day of a date field (`yyyy-MM-dd`) in the form that the rule of the field asks for. */
export const birthdayText = (isoDate: string, patternId: PatternKind | undefined): string =>
  patternId === 'date-mdy' ? isoDate.replace(/^(\d+)-(\d+)-(\d+)$/, '$2-$3-$1') : isoDate;
