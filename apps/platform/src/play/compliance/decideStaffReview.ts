import { ApiFailure, type Handler } from '#kernel';
import { recordAction } from '#staff';
import { requireMember } from '../members/requireMember.ts';
import { decideReview } from '../responsiblePlay/reviews/reviews.ts';
import { countReviews } from './countReviews.ts';

/** Decides about a member who may be excluded, as `npm run reviews` does. */
export const decideStaffReview: Handler<'decideStaffReview'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const { merchant, now, staff, clientAddress, requestId } = context;
    const { username } = await requireMember(tx, body.id);
    const isDone = await decideReview(tx, merchant, {
      username,
      decision: body.decision,
      by: staff.name,
      now: now(),
      origin: { clientAddress, requestId },
    });
    if (!isDone) throw new ApiFailure('CASE_OVER');
    await recordAction(tx, context, {
      subject: username,
      after: { decision: body.decision },
      reason: body.reason,
    });
    return { waiting: await countReviews(tx) };
  });
