import type { Answer, Wallet } from './createWallet.ts';
import type { Party } from './Fixtures.ts';

/** A rule that is broken; the message says what was seen. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

const shown = ({ status, code, text }: Answer) =>
  `${code ?? 'success'} (${status}) ${text.slice(0, 300)}`.trim();

/** A call that has to work. */
export const mustWork = async (answer: Promise<Answer>, what: string): Promise<Answer> => {
  const seen = await answer;
  if (seen.code !== null) throw new Broken(`${what} has to work, and was answered ${shown(seen)}`);
  return seen;
};

/** A call that has to be refused with a code. */
export const mustRefuse = async (answer: Promise<Answer>, code: string, what: string): Promise<Answer> => {
  const seen = await answer;
  if (seen.code !== code)
    throw new Broken(`${what} has to be refused as ${code}, and was answered ${shown(seen)}`);
  return seen;
};

/** Two answers that have to say the same. */
export const mustSaySame = (first: Answer, again: Answer, what: string): void => {
  if (JSON.stringify(first.value) !== JSON.stringify(again.value)) {
    throw new Broken(`${what} has to get the same answer: first ${first.text}, then ${again.text}`);
  }
};

/** What has to be so. */
export const must = (isSo: boolean, what: string): void => {
  if (!isSo) throw new Broken(what);
};

/** What a player can bet now. */
export const balanceOf = async (wallet: Wallet, party: Party): Promise<number> => {
  const { value } = await mustWork(wallet.call(party, 'balance'), 'A call for the balance');
  const { balance } = value;
  if (typeof balance !== 'number')
    throw new Broken(`A balance has to be a number, and is ${String(balance)}.`);
  return balance;
};

/** Work after which the player has to have so much more, or less. */
export const mustMove = async <T>(
  wallet: Wallet,
  party: Party,
  amount: number,
  work: () => Promise<T>,
): Promise<T> => {
  const before = await balanceOf(wallet, party);
  const result = await work();
  const moved = (await balanceOf(wallet, party)) - before;
  if (moved !== amount) throw new Broken(`The balance has to change by ${amount}, and changed by ${moved}.`);
  return result;
};
