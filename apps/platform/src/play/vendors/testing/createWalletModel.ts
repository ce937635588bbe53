import type { CallName } from './createVendor.ts';

/** What a step asks for, under the names that the call's body has. */
export type Asked = {
  name: Exclude<CallName, 'balance'>;
  player: number;
  roundId: string;
  transactionId: string;
  amount?: number;
  betTransactionId?: string;
  originalTransactionId?: string;
};

type Purse = { real: number; bonus: number };
type Kept = Asked & Purse & { told: string; isRolledBack: boolean; wins: number };

/** What has to come of a call: the wallet after it, or a refusal. */
export type Expected = { told: string } | { code: string };

const tellOf = ({ real, bonus }: Purse, shortfall?: number) => JSON.stringify({ real, bonus, shortfall });
const dataOf = ({ name, player, roundId, amount, betTransactionId, originalTransactionId }: Asked) =>
  JSON.stringify([name, player, roundId, amount, betTransactionId, originalTransactionId]);
const refused = (code: string): Expected => ({ code });

/** What the wallet has to do, in the simplest form: maps of purses, transactions and rounds. */
export const createWalletModel = (purses: readonly Purse[]) => {
  const kept = new Map<string, Kept>();
  /** Rounds by the ids of what was rolled back before it came. */
  const tombs = new Map<string, string>();
  const closed = new Map<string, boolean>();
  const roundOf = ({ player, roundId }: Asked) => `${player} ${roundId}`;
  const purseOf = ({ player }: Asked) => purses[player] ?? { real: 0, bonus: 0 };
  const keep = (asked: Asked, moved: Purse, shortfall?: number): Expected => {
    const told = tellOf(purseOf(asked), shortfall);
    kept.set(asked.transactionId, { ...asked, ...moved, told, isRolledBack: false, wins: 0 });
    return { told };
  };
  const own = (asked: Asked, id = ''): Kept | undefined => {
    const found = kept.get(id);
    return found?.player === asked.player && found.roundId === asked.roundId ? found : undefined;
  };

  const bet = (asked: Asked): Expected => {
    const { amount = 0 } = asked;
    const purse = purseOf(asked);
    if (purse.real + purse.bonus < amount) return refused('INSUFFICIENT_FUNDS');
    if (closed.get(roundOf(asked))) return refused('ROUND_CLOSED');
    const real = Math.min(purse.real, amount);
    purse.real -= real;
    purse.bonus -= amount - real;
    closed.set(roundOf(asked), false);
    return keep(asked, { real, bonus: amount - real });
  };

  const win = (asked: Asked): Expected => {
    const { amount = 0, betTransactionId = '' } = asked;
    const of = own(asked, betTransactionId);
    if (tombs.get(betTransactionId) === roundOf(asked)) return refused('TRANSACTION_ROLLED_BACK');
    if (of?.name !== 'bet') return refused('ORIGINAL_MISSING');
    if (of.isRolledBack) return refused('TRANSACTION_ROLLED_BACK');
    if (closed.get(roundOf(asked))) return refused('ROUND_CLOSED');
    const bonus = of.amount ? Number((BigInt(amount) * BigInt(of.bonus)) / BigInt(of.amount)) : 0;
    const purse = purseOf(asked);
    purse.real += amount - bonus;
    purse.bonus += bonus;
    of.wins += 1;
    return keep(asked, { real: amount - bonus, bonus });
  };

  const rollback = (asked: Asked): Expected => {
    const { originalTransactionId = '' } = asked;
    const original = own(asked, originalTransactionId);
    if (originalTransactionId === asked.transactionId) return refused('ORIGINAL_MISSING');
    const tomb = tombs.get(originalTransactionId);
    if (tomb !== undefined && tomb !== roundOf(asked)) return refused('ORIGINAL_MISSING');
    if (!kept.has(originalTransactionId)) {
      tombs.set(originalTransactionId, roundOf(asked));
      return keep(asked, { real: 0, bonus: 0 }, 0);
    }
    if (original?.name !== 'bet' && original?.name !== 'win') return refused('ORIGINAL_MISSING');
    if (original.isRolledBack) return keep(asked, { real: 0, bonus: 0 }, 0);
    if (original.wins > 0) return refused('BET_SETTLED');
    const purse = purseOf(asked);
    original.isRolledBack = true;
    if (original.name === 'bet') {
      purse.real += original.real;
      purse.bonus += original.bonus;
      return keep(asked, { real: 0, bonus: 0 }, 0);
    }
    const [real, bonus] = [Math.min(purse.real, original.real), Math.min(purse.bonus, original.bonus)];
    purse.real -= real;
    purse.bonus -= bonus;
    const of = kept.get(original.betTransactionId ?? '');
    if (of) of.wins -= 1;
    return keep(asked, { real: 0, bonus: 0 }, original.real + original.bonus - real - bonus);
  };

  const endRound = (asked: Asked): Expected => {
    if (!closed.has(roundOf(asked))) return refused('ORIGINAL_MISSING');
    closed.set(roundOf(asked), true);
    return keep(asked, { real: 0, bonus: 0 });
  };

  const calls = { bet, win, rollback, endRound };
  return {
    purses,
    /** What has to come of a call; one that is taken changes the model. */
    ask: (asked: Asked): Expected => {
      const known = kept.get(asked.transactionId);
      if (known)
        return dataOf(known) === dataOf(asked) ? { told: known.told } : refused('DUPLICATE_TRANSACTION');
      const tomb = tombs.get(asked.transactionId);
      if (tomb !== undefined) {
        const isItsOwn =
          tomb.startsWith(`${asked.player} `) && (asked.name === 'bet' || asked.name === 'win');
        return refused(isItsOwn ? 'TRANSACTION_ROLLED_BACK' : 'DUPLICATE_TRANSACTION');
      }
      return calls[asked.name](asked);
    },
  };
};
