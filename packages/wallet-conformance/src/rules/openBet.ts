import { newId, type Wallet } from '../createWallet.ts';
import { mustWork } from '../expectations.ts';
import type { Party } from '../Fixtures.ts';

/** A bet as it was sent. */
export type Bet = { roundId: string; transactionId: string; amount: number };

/** A bet that nobody has sent yet, in a round of its own. */
export const newBet = (amount = 10): Bet => ({
  roundId: newId('round'),
  transactionId: newId('bet'),
  amount,
});

/** Places a new bet, which has to work. */
export const openBet = async (wallet: Wallet, party: Party, amount = 10): Promise<Bet> => {
  const bet = newBet(amount);
  await mustWork(wallet.call(party, 'bet', bet), 'A bet');
  return bet;
};

/** A win of a bet that nobody has sent yet. */
export const newWin = ({ roundId, transactionId }: Bet, amount: number) => ({
  roundId,
  transactionId: newId('win'),
  amount,
  betTransactionId: transactionId,
});

/** A rollback of a bet or win that nobody has sent yet. */
export const newRollback = ({ roundId, transactionId }: Omit<Bet, 'amount'>) => ({
  roundId,
  transactionId: newId('rollback'),
  originalTransactionId: transactionId,
});
