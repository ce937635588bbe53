import type { BodyOf, ValueOf } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import type { Connection } from '../db/Database.ts';
import type { VendorContext } from '../http/Context.ts';
import { hashSecret } from '../session/hashSecret.ts';
import { onceMore } from './onceMore.ts';
import { refusalOf } from './refusalOf.ts';

type Call = BodyOf<'vendorBet' | 'vendorWin' | 'vendorRollback' | 'vendorEndRound'>;

/** A row as the functions of `wallet.sql` answer it; the drivers read large numbers in different ways. */
type WalletRow = {
  currency: string;
  real_after: string | number;
  bonus_after: string | number;
  reference?: string | number;
  shortfall?: string | number;
};

/** What came of a call: the wallet after it, the transaction's number, and what a rollback could not take back. */
type Outcome = { wallet: ValueOf<'vendorBalance'>; reference: string; shortfall: number };

const callWithin = async (tx: Connection, merchant: string, name: string, values: readonly unknown[]) => {
  const all = sql.join(
    [merchant, ...values].map((value) => sql`${value}`),
    sql`, `,
  );
  const answer: unknown = await tx.execute(sql`select * from ${sql.identifier(name)}(${all})`);
  const [row] = (answer as { rows: WalletRow[] }).rows;
  if (!row) throw new Error('The wallet did not answer.');
  return row;
};

/**
 * Asks one function of `wallet.sql` for what a vendor's call wants, in one round trip, or as a part of the transaction
 * that is handed over. Throws `ApiFailure`.
 */
export const askWallet = async (
  { merchant, vendor, now, services }: VendorContext,
  { token, player, gameId, transactionId }: Call,
  name: `vendor_${string}`,
  values: readonly unknown[],
  tx?: Connection,
): Promise<Outcome> => {
  const all = [vendor, hashSecret(token), player, gameId, now().toISOString(), ...values];
  const ask = () =>
    tx
      ? callWithin(tx, merchant.code, name, all)
      : onceMore(() => services.database.call<WalletRow>(merchant.code, name, all));
  const row = await ask().catch((error: unknown) => {
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
