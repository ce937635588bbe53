import { ApiFailure, type Handler } from '#kernel';
import { decideRequest, findRequest, recordAction } from '#staff';
import { lockMerchant } from '../apply/lockMerchant.ts';
import { readSettings } from '../site/readSettings.ts';
import { versionOf } from '../site/versionOf.ts';
import { writePart } from '../site/writePart.ts';
import { payoutSubject, wishOf } from './PayoutWish.ts';

/**
 * Decides as the second person about a change of payout rules. Agreeing writes it, unless the rules have changed since:
 * then nothing is done, and it can be asked anew.
 */
export const decideStaffSiteRequest: Handler<'decideStaffSiteRequest'> = async (context, { body }) => {
  const { merchant, services, tenant } = context;
  const outcome = await tenant(async (tx) => {
    await lockMerchant(tx, merchant.code);
    const request = await findRequest(tx, body.id);
    if (request.subject !== payoutSubject) throw new ApiFailure('NOT_FOUND');
    const found = await readSettings(tx, merchant);
    const { version, withdrawals } = wishOf(request);
    const holds = version === versionOf(found.settings.withdrawals);
    const agreed = body.decision === 'agree' ? 'agreed' : 'refused';
    const state = holds ? agreed : 'outdated';
    await decideRequest(tx, context, request, state);
    await recordAction(tx, context, {
      subject: payoutSubject,
      before: { asked: 'payoutRules', askedBy: request.askedByName },
      after: { request: state },
      reason: body.reason ?? null,
    });
    if (state === 'agreed') {
      const settings = { ...found.settings, withdrawals };
      await writePart(tx, context, found, { part: 'withdrawals', settings, reason: request.answer });
    }
    return ({ agreed: 'done', refused: 'refused', outdated: 'outdated' } as const)[state];
  });
  services.sites.forget(merchant.code);
  return { outcome };
};
