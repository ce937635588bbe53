import type { Handler } from '#kernel';
import { defaultRules } from '#money';
import { readSettings } from '../site/readSettings.ts';
import { versionOf } from '../site/versionOf.ts';
import { findPayoutRequest, wishOf } from './PayoutWish.ts';

/** The change of payout rules that waits for a second person and still holds. */
export const getStaffSiteRequests: Handler<'getStaffSiteRequests'> = ({ tenant, merchant }) =>
  tenant(async (tx) => {
    const open = await findPayoutRequest(tx);
    const { settings } = await readSettings(tx, merchant);
    const before = settings.withdrawals;
    if (!open || wishOf(open).version !== versionOf(before)) return { requests: [] };
    const usual = defaultRules[merchant.brand.currency];
    const { id, askedBy, askedByName, askedAt, answer } = open;
    return {
      requests: [
        {
          id,
          before: { ...usual, ...before },
          after: { ...usual, ...wishOf(open).withdrawals },
          reason: answer ?? '',
          askedBy: { id: askedBy, name: askedByName },
          askedAt: askedAt.toISOString(),
        },
      ],
    };
  });
