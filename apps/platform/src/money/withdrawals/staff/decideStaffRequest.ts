import { ApiFailure, type Handler } from '#kernel';
import { decideRequest, findRequest, isCorrection, recordAction, type StaffRequest } from '#staff';
import { decideCorrection } from '../../corrections/decideCorrection.ts';
import { LedgerRefusal } from '../../ledger/LedgerRefusal.ts';
import { lockByReference } from '../lockWithdrawal.ts';
import { carryOut } from './carryOut.ts';
import type { Decision } from './Decision.ts';
import { describeForStaff } from './describeForStaff.ts';

const decisionOf = ({ kind, amount, answer }: StaffRequest): Decision => {
  if (kind === 'approve') return { kind, amount, answer: null };
  if (kind === 'rejectDispute' || kind === 'returnRest' || kind === 'forceReceipt')
    return { kind, amount, answer: answer ?? '' };
  throw new Error(`${kind} is not about a withdrawal.`);
};

const isShort = (error: unknown) => error instanceof LedgerRefusal && error.reason === 'INSUFFICIENT_FUNDS';

/**
 * Decides as the second person. Agreeing does what was asked for, unless the withdrawal has moved since: then nothing is
 * done, and it can be asked anew.
 */
export const decideStaffRequest: Handler<'decideStaffRequest'> = (context, { body }) =>
  context
    .tenant(async (tx) => {
      const request = await findRequest(tx, body.id);
      if (isCorrection(request)) {
        const decision = { isAgreed: body.decision === 'agree', reason: body.reason ?? null };
        return { outcome: await decideCorrection(tx, context, request, decision), withdrawal: null };
      }
      const before = await lockByReference(tx, request.subject);
      const holds = before.changedAt.getTime() === request.subjectAt.getTime();
      const agreed = body.decision === 'agree' ? 'agreed' : 'refused';
      const state = holds ? agreed : 'outdated';
      await decideRequest(tx, context, request, state);
      const { kind, askedByName, amount } = request;
      await recordAction(tx, context, {
        subject: request.subject,
        before: { asked: kind, askedBy: askedByName },
        after: { request: state, amount },
        reason: body.reason ?? null,
      });
      if (state === 'agreed') await carryOut(tx, context, before, decisionOf(request));
      const outcomes = { agreed: 'done', refused: 'refused', outdated: 'outdated' } as const;
      return {
        outcome: outcomes[state],
        withdrawal: await describeForStaff(tx, request.subject, context.now()),
      };
    })
    .catch((error: unknown) => {
      throw isShort(error) ? new ApiFailure('INSUFFICIENT_FUNDS') : error;
    });
