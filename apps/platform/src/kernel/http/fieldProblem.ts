import type { FieldProblem } from '@marquee/contract/errors';
import type { Language } from '@marquee/reference';
import { type Bounds, ruleText, type SchemaRule } from '../texts/ruleText.ts';
import { ApiFailure } from '../errors/ApiFailure.ts';

/** The refusal of a single field, with its sentence. */
export const fieldProblem = (
  language: Language,
  field: string,
  rule: SchemaRule,
  bounds: Bounds = {},
): ApiFailure => {
  const problem: FieldProblem = { field, rule, message: ruleText(language, rule, bounds), ...bounds };
  return new ApiFailure('INVALID_INPUT', { fields: [problem] });
};
