import type { Handler } from '#kernel';
import { decideRequest, findRequest, recordAction, type StaffRequest } from '#staff';
import { lockByReference } from '../lockWithdrawal.ts';
import { carryOut } from './carryOut.ts';
import type { Decision } from './Decision.ts';
import { describeForStaff } from './describeForStaff.ts';

const decisionOf = ({ kind, amount, answer }: StaffRequest): Decision =>
  kind === 'approve' ? { kind, amount, answer: null } : { kind, amount, answer: answer ?? '' };

/**
 * Decides as the second person. Agreeing does what was asked for, unless the withdrawal has moved since: then nothing is
 * done, and it can be asked anew.
 */
export const decideStaffRequest: Handler<'decideStaffRequest'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const request = await findRequest(tx, body.id);
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
  });
