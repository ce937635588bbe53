import type { ValueOf } from '@marquee/contract';
import { errorTexts, failureOf, fieldProblem, type Handler, say, type StaffOfMerchant } from '#kernel';
import { decideWithdrawal } from './decideWithdrawal.ts';
import { readDecision } from './readDecision.ts';

type Result = ValueOf<'decideStaffWithdrawals'>['results'][number];

const refusalOf = ({ language, log }: StaffOfMerchant, reference: string, error: unknown): Result => {
  const { code } = failureOf(error);
  if (code === 'INTERNAL' || code === 'BUSY') log.error({ reference, err: error }, code);
  return { reference, outcome: 'failed', state: null, code, message: say(language, errorTexts[code]) };
};

/** Decides about several, each in a transaction of its own and by the rules of one. */
export const decideStaffWithdrawals: Handler<'decideStaffWithdrawals'> = async (context, { body }) => {
  const { references, decision, answer = '' } = body;
  if (decision !== 'approve' && answer.trim() === '')
    throw fieldProblem(context.language, 'answer', 'required');
  const results: Result[] = [];
  for (const reference of references)
    results.push(
      await decideWithdrawal(context, reference, (before) => readDecision(before, decision, answer)).then(
        ({ outcome, withdrawal: { state } }) => ({
          reference,
          outcome: outcome === 'asked' ? ('asked' as const) : ('done' as const),
          state,
          code: null,
          message: null,
        }),
        (error: unknown) => refusalOf(context, reference, error),
      ),
    );
  return { results };
};
