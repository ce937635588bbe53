import { ApiFailure, type Handler } from '#kernel';
import { askSecondPerson, recordAction } from '#staff';
import { lockMerchant } from '../apply/lockMerchant.ts';
import { changedKeys, tellChanges } from '../site/changedKeys.ts';
import { describeSite, requireSeen } from '../site/describeSite.ts';
import { readSettings } from '../site/readSettings.ts';
import { requireSense } from '../site/requireSense.ts';
import { siteParts } from '../site/siteParts.ts';
import { withdrawalSection } from '#money';
import { findPayoutRequest, payoutSubject, wishOf } from './PayoutWish.ts';

/** Asks a second person for a change of payout rules. One that waits keeps its place until the rules have changed. */
export const askStaffPayoutRules: Handler<'askStaffPayoutRules'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const { merchant, now } = context;
    const { version, withdrawals, reason } = body;
    await lockMerchant(tx, merchant.code);
    const { stored, settings } = await readSettings(tx, merchant);
    requireSeen(version, settings.withdrawals);
    const next = { ...settings, withdrawals };
    requireSense(next, context, 'withdrawals');
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
