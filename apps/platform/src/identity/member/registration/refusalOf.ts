import type { FieldProblem } from '@marquee/contract/errors';
import { ApiFailure } from '#kernel';

/**
 * The refusal of a registration with problems. Age alone and outdated terms alone have codes of their own,
 * because a page does something else about them than point at a field.
 */
export const refusalOf = (problems: FieldProblem[]): ApiFailure => {
  const isAll = (rule: string) => problems.every((problem) => problem.rule === rule);
  if (isAll('age')) return new ApiFailure('UNDERAGE', { fields: problems });
  if (isAll('outdated')) return new ApiFailure('TERMS_OUTDATED', { fields: problems });
  const isMobileAlone = problems.every(({ field, rule }) => field === 'mobileNum' && rule === 'mobile');
  return new ApiFailure(isMobileAlone ? 'MOBILE_INVALID' : 'INVALID_INPUT', { fields: problems });
};
