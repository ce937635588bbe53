import type { Language } from '@marquee/reference';
import { ApiFailure } from '#kernel';
import { problemText } from './problemText.ts';

/** Refuses a call that lacks fields which it needs, naming each one. */
export const fieldsRequired = (language: Language, fields: string[]): ApiFailure =>
  new ApiFailure('INVALID_INPUT', {
    fields: fields.map((field) => ({
      field,
      rule: 'required',
      message: problemText(language, { rule: 'required' }),
    })),
  });
