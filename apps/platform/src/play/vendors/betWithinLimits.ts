import type { BodyOf } from '@marquee/contract';
import type { Currency } from '@marquee/reference';
import { and, eq, sql } from '#drizzle';
import { ApiFailure, type Connection, type VendorContext } from '#kernel';
import { guardBet } from '../responsiblePlay/guardBet.ts';
import { lockPlay } from '../responsiblePlay/lockPlay.ts';
import { askWallet } from './askWallet.ts';
import { retryOnConflict } from './retryOnConflict.ts';
import { guardFirst } from './refusalOf.ts';
import { gameTransactions } from '../rounds/schema.ts';

/** Whether `3-vendors.sql` has sent a bet here: the player has limits, or is excluded. */
export const isForGuard = (error: unknown): boolean =>
  (error as { code?: string } | null)?.code === guardFirst;

const stopped = new Set<string>(['TIME_OUT_ACTIVE', 'SELF_EXCLUDED', 'PLAY_UNDER_REVIEW']);

/** A vendor is told that play is stopped or bounded, not by what: the figures are the member's own. */
const toVendor = (error: unknown): unknown => {
  if (!(error instanceof ApiFailure)) return error;
  if (stopped.has(error.code)) return new ApiFailure('PLAYER_BLOCKED');
  return error.details?.limit ? new ApiFailure('LIMIT_REACHED') : error;
};

const isKnown = async (tx: Connection, vendor: string, transactionId: string) => {
  const [known] = await tx
    .select({ reference: gameTransactions.reference })
    .from(gameTransactions)
    .where(and(eq(gameTransactions.vassalage, vendor), eq(gameTransactions.transactionId, transactionId)));
  return known !== undefined;
};

/**
 * Takes a stake of a player with limits: in one transaction it is held against them and posted, one bet of a player at
 * a time. A bet that came before gets its answer again, whatever the limits have become.
 */
export const betWithinLimits = async (
  context: VendorContext,
  body: BodyOf<'vendorBet'>,
): ReturnType<typeof askWallet> => {
  const { merchant, vendor, services } = context;
  const { player, roundId, transactionId, currency, amount } = body;
  const bet = () =>
    services.database.tenant(merchant.code, async (tx) => {
      await lockPlay(tx, player);
      if (!(await isKnown(tx, vendor, transactionId)))
        await guardBet(tx, {
          merchant,
          account: player,
          stake: amount,
          currency: currency as Currency,
          now: context.now(),
        });
      await tx.execute(sql`select set_config('app.guarded', ${player}, true)`);
      return askWallet(
        context,
        body,
        { name: 'bet', round: roundId, id: transactionId, currency, amount },
        tx,
      );
    });
  return retryOnConflict(bet).catch((error: unknown) => {
    throw toVendor(error);
  });
};
