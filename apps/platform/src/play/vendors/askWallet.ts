import type { BodyOf, ValueOf } from '@marquee/contract';
import { sql } from '#drizzle';
import { type Connection, hashSecret, type VendorContext } from '#kernel';
import type { WalletRow } from './createWalletCaller.ts';
import { refusalOf } from './refusalOf.ts';
import { argumentsOf, type WalletCall } from './WalletCall.ts';

type Body = BodyOf<'vendorBet' | 'vendorWin' | 'vendorRollback' | 'vendorEndRound'>;

/** What came of a call: the wallet after it, the transaction's number, and what a rollback could not take back. */
type Outcome = { wallet: ValueOf<'vendorBalance'>; reference: string; shortfall: number };

const callWithin = async (tx: Connection, name: string, values: readonly unknown[]) => {
  const all = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
  const answer: unknown = await tx.execute(sql`select * from ${sql.identifier(`vendor_${name}`)}(${all})`);
  const [row] = (answer as { rows: WalletRow[] }).rows;
  if (!row) throw new Error('The wallet did not answer.');
  return row;
};

/**
 * Asks `3-vendors.sql` for what a vendor's call wants, or asks it as a part of the transaction that is handed over.
 * Throws `ApiFailure`.
 */
export const askWallet = async (
  { merchant, vendor, now, services }: VendorContext,
  { token, player, gameId, transactionId }: Body,
  call: WalletCall,
  tx?: Connection,
): Promise<Outcome> => {
  const head = { vendor, token: hashSecret(token), player, game: gameId, now: now().toISOString() };
  const asked = tx
    ? callWithin(tx, call.name, [merchant.code, ...argumentsOf(head, call)])
    : services.callWallet(merchant.code, head, call);
  const row = await asked.catch((error: unknown) => {
    throw refusalOf(error);
  });
  const [real, bonus] = [Number(row.real_after), Number(row.bonus_after)];
  const { currency, reference = 0, shortfall = 0 } = row;
  return {
    wallet: { transactionId, currency, balance: real + bonus, real, bonus },
    reference: String(reference),
    shortfall: Number(shortfall),
  };
};
