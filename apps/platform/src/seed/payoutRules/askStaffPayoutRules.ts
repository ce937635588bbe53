import { ApiFailure, type Handler } from '#kernel';
import { askSecondPerson, isAlone, madeAlone, recordAction } from '#staff';
import { lockMerchant } from '../apply/lockMerchant.ts';
import { changedKeys, tellChanges } from '../site/changedKeys.ts';
import { describeSite, requireSeen } from '../site/describeSite.ts';
import { readSettings } from '../site/readSettings.ts';
import { requireSense } from '../site/requireSense.ts';
import { siteParts } from '../site/siteParts.ts';
import { withdrawalSection } from '#money';
import { writePart } from '../site/writePart.ts';
import { findPayoutRequest, payoutSubject, wishOf } from './PayoutWish.ts';

/**
 * Asks a second person for a change of payout rules. One that waits keeps its place until the rules have changed. Where
 * nobody else could agree yet the change is made at once, and the trail says so.
 */
export const askStaffPayoutRules: Handler<'askStaffPayoutRules'> = async (context, { body }) => {
  const { merchant, services, now, tenant } = context;
  const { version, withdrawals, reason } = body;
  const alone = await isAlone(context, 'site.manage');
  const site = await tenant(async (tx) => {
    await lockMerchant(tx, merchant.code);
    const found = await readSettings(tx, merchant);
    const { stored, settings } = found;
    requireSeen(version, settings.withdrawals);
    const next = { ...settings, withdrawals };
    requireSense(next, context, 'withdrawals');
    if (alone) {
      const change = { part: 'withdrawals' as const, settings: next, reason, facts: madeAlone };
      await writePart(tx, context, found, change);
      return describeSite(tx, context);
    }
    const open = await findPayoutRequest(tx);
    if (open && wishOf(open).version === version) throw new ApiFailure('REQUEST_OPEN');
    await askSecondPerson(tx, context, {
      kind: 'payoutRules',
      subject: payoutSubject,
      subjectAt: now(),
      amount: 0,
      answer: reason,
      wish: { version, withdrawals },
    });
    const changes = changedKeys(
      stored.get(withdrawalSection) ?? {},
      withdrawalSection.wanted({ ...merchant, settings: next }),
      siteParts.withdrawals.has,
    );
    await recordAction(tx, context, { subject: payoutSubject, ...tellChanges(changes), reason });
    return describeSite(tx, context);
  });
  if (alone) services.sites.forget(merchant.code);
  return site;
};
