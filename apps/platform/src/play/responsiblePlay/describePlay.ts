import type { ValueOf } from '@marquee/contract';
import { ApiFailure, type Connection } from '#kernel';
import { describeExclusion } from './describeExclusion.ts';
import { findExclusion } from './findExclusion.ts';
import { findPlayer, type Player } from './findPlayer.ts';
import { mostOf } from './mostOf.ts';
import { readLimits } from './readLimits.ts';
import { readPlaySettings } from './readPlaySettings.ts';
import type { SettledLimit } from './settleLimit.ts';
import { countUsed } from './used/countUsed.ts';

const describeLimit = async (tx: Connection, player: Player, settled: SettledLimit) => {
  const { rule, limit, isOwn, pending } = settled;
  const { used, resetsAt } = await countUsed(tx, rule, player);
  return {
    kind: rule.kind,
    period: rule.period,
    limit,
    isOwn,
    used: Math.max(0, used),
    resetsAt: resetsAt.toISOString(),
    pending: pending && { limit: pending.limit, at: pending.at.toISOString() },
    least: rule.least,
    most: mostOf(rule),
  };
};

/** What a member sees of limits and exclusions, as the transaction has left them. */
export const describePlay = async (
  tx: Connection,
  asked: Omit<Player, 'currency' | 'realityCheckMinutes'>,
): Promise<ValueOf<'getResponsiblePlay'>> => {
  const { merchant, account, now } = asked;
  const player = await findPlayer(tx, asked);
  if (!player) throw new ApiFailure('SESSION_EXPIRED');
  const settings = await readPlaySettings(tx, merchant);
  const limits = [];
  for (const limit of await readLimits(tx, settings, account, now))
    limits.push(await describeLimit(tx, player, limit));
  const exclusion = await findExclusion(tx, account, now);
  return {
    currency: player.currency,
    timeZone: merchant.brand.timeZone,
    waitHours: settings.waitHours,
    limits,
    exclusion: exclusion && describeExclusion(exclusion),
    timeOutHours: [...settings.timeOutHours],
    exclusionMonths: [...settings.exclusionMonths],
    realityCheck: {
      minutes: player.realityCheckMinutes ?? settings.realityCheckMinutes,
      choices: [...settings.realityCheckChoices],
    },
  };
};
