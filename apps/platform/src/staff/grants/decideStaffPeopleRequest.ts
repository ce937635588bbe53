import { everyMerchant } from '@marquee/contract';
import { ApiFailure, type Handler } from '#kernel';
import { findHolders } from '../people/findHolders.ts';
import { decideRequest, findRequest } from '../requests/decideRequest.ts';
import { inInstallation } from '../trail/inInstallation.ts';
import { recordInstallation } from '../trail/recordAction.ts';
import { changePerson } from './changePerson.ts';
import { standingOf, wishOf } from './PeopleWish.ts';
import { lockGrants } from './requireOwnerLeft.ts';

/**
 * Decides as the second person about who may do what. Agreeing does it, unless the person has changed since or whoever
 * asked manages staff no more: then nothing is done, and it can be asked anew.
 */
export const decideStaffPeopleRequest: Handler<'decideStaffPeopleRequest'> = (context, { body }) =>
  inInstallation(context.services, async (tx) => {
    await lockGrants(tx);
    const request = await findRequest(tx, body.id);
    if (request.merchantCode !== everyMerchant) throw new ApiFailure('NOT_FOUND');
    const { version, ...wish } = wishOf(request);
    const managers = await findHolders(tx, 'staff.manage', everyMerchant);
    const holds = version === (await standingOf(tx, wish.email)) && managers.includes(request.askedBy);
    const state = holds ? (body.decision === 'agree' ? 'agreed' : 'refused') : 'outdated';
    await decideRequest(tx, context, request, state);
    await recordInstallation(tx, context, {
      subject: wish.email,
      before: { asked: wish.kind, askedBy: request.askedByName },
      after: { request: state },
      reason: body.reason ?? null,
    });
    if (state === 'agreed') await changePerson(tx, context, wish, { reason: request.answer });
    return { outcome: ({ agreed: 'done', refused: 'refused', outdated: 'outdated' } as const)[state] };
  });
