import { ApiFailure, type Handler } from '#kernel';
import { decideRequest, findRequest, recordAction } from '#staff';
import { eraseMember } from './eraseMember.ts';
import { lockMember } from './lockMember.ts';

/**
 * Decides as the second person about an erasure. Agreeing does it, unless something hinders it meanwhile: then the
 * request stays open. The trail has the name that the account had, and the id that is left.
 */
export const decideStaffErasure: Handler<'decideStaffErasure'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const request = await findRequest(tx, body.id);
    if (request.kind !== 'eraseMember') throw new ApiFailure('NOT_FOUND');
    const account = await lockMember(tx, request.subject);
    const state = body.decision === 'agree' ? 'agreed' : 'refused';
    await decideRequest(tx, context, request, state);
    await recordAction(tx, context, {
      subject: account.username,
      before: { asked: request.kind, askedBy: request.askedByName },
      after: { request: state, member: account.id },
      reason: body.reason ?? request.answer,
    });
    if (state === 'agreed') await eraseMember(tx, context, account);
    return { outcome: state === 'agreed' ? 'done' : 'refused' };
  });
