import type { LimitFigures } from '@marquee/contract/errors';
import type { Connection } from '#kernel';
import type { Player } from './findPlayer.ts';
import type { LimitKind } from './PlaySettings.ts';
import { readLimits } from './readLimits.ts';
import { readPlaySettings } from './readPlaySettings.ts';
import { lockPlay } from './lockPlay.ts';
import { countUsed } from './used/countUsed.ts';

/** How much each kind of limit would be used more; 0 asks whether any of it is left. */
type More = Partial<Record<LimitKind, number>>;

type Asked = Omit<Player, 'realityCheckMinutes'> & { more: More };

/**
 * The first limit that would be gone over, with its figures; null when all of them allow it. Who wants more is locked
 * until the transaction ends, so that what is counted here and what is written after it cannot be overtaken.
 */
export const findReachedLimit = async (tx: Connection, asked: Asked): Promise<LimitFigures | null> => {
  const { merchant, account, currency, now, more } = asked;
  const settings = await readPlaySettings(tx, merchant);
  const readBounding = async () =>
    (await readLimits(tx, settings, account, now)).filter(
      ({ rule, limit }) => limit !== null && more[rule.kind] !== undefined,
    );
  if ((await readBounding()).length === 0) return null;
  if (Object.values(more).some((amount) => amount > 0)) await lockPlay(tx, account);
  for (const { rule, limit } of await readBounding()) {
    const { kind, period } = rule;
    const { used, resetsAt } = await countUsed(tx, rule, asked);
    const wanted = more[kind] ?? 0;
    const isAllowed = wanted > 0 ? used + wanted <= (limit ?? Infinity) : used < (limit ?? Infinity);
    if (limit !== null && !isAllowed)
      return { kind, period, limit, used: Math.max(0, used), currency, resetsAt: resetsAt.toISOString() };
  }
  return null;
};
