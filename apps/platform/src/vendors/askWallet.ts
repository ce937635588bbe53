import type { BodyOf, ValueOf } from '@marquee/contract';
import type { VendorContext } from '../http/Context.ts';
import { hashSecret } from '../session/hashSecret.ts';
import { onceMore } from './onceMore.ts';
import { refusalOf } from './refusalOf.ts';

type Call = BodyOf<'vendorBalance' | 'vendorBet' | 'vendorWin' | 'vendorRollback' | 'vendorEndRound'>;

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

/** Asks one function of `wallet.sql` for what a vendor's call wants, in one round trip. Throws `ApiFailure`. */
export const askWallet = async (
  { merchant, vendor, now, services }: VendorContext,
  { token, player, gameId, transactionId }: Call,
  name: `vendor_${string}`,
  values: readonly unknown[],
): Promise<Outcome> => {
  const all = [vendor, hashSecret(token), player, gameId, now().toISOString(), ...values];
  const row = await onceMore(() => services.database.call<WalletRow>(merchant.code, name, all)).catch(
    (error: unknown) => {
      throw refusalOf(error);
    },
  );
  const [real, bonus] = [Number(row.real_after), Number(row.bonus_after)];
  const { currency, reference = 0, shortfall = 0 } = row;
  return {
    wallet: { transactionId, currency, balance: real + bonus, real, bonus },
    reference: String(reference),
    shortfall: Number(shortfall),
  };
};
