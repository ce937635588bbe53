import type { Currency } from '@marquee/reference';
import type { Connection, Merchant } from '#kernel';
import { periodAt } from '../periodAt.ts';
import type { LimitRule } from '../PlaySettings.ts';
import { sumDeposits } from './sumDeposits.ts';
import { sumPlay } from './sumPlay.ts';
import { sumSessionMinutes } from './sumSessionMinutes.ts';

type Asked = { merchant: Merchant; account: string; currency: Currency; now: Date };

/**
 * How much of a limit is used in the period that a moment lies in, and when that begins anew. Below zero is what
 * was won beyond what was lost, or what came back of stakes from before the period.
 */
export const countUsed = async (
  tx: Connection,
  { kind, period }: Pick<LimitRule, 'kind' | 'period'>,
  { merchant, account, currency, now }: Asked,
): Promise<{ used: number; resetsAt: Date }> => {
  const { from, to } = periodAt(now, period, merchant.brand.timeZone);
  const span = { account, currency, from, to };
  const count = async () => {
    if (kind === 'deposit') return sumDeposits(tx, { ...span, now });
    if (kind === 'session') return sumSessionMinutes(tx, { account, from, now });
    const { staked, net } = await sumPlay(tx, span);
    return kind === 'stake' ? staked : -net;
  };
  return { used: await count(), resetsAt: to };
};
