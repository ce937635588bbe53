import { type Answer, newId } from '../createWallet.ts';
import { balanceOf, must, mustMove, mustSaySame, mustWork } from '../expectations.ts';
import type { Rule } from '../Rule.ts';
import { newBet, newRollback, newWin, openBet } from './openBet.ts';

const atOnce = <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

/** What has to hold when calls come at once, in parts or too late; these rules come last, for they bet everything. */
export const storms: readonly Rule[] = [
  {
    id: 'bet-at-once',
    title: 'A bet that comes twenty times at once is taken once, and each gets the same answer.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = newBet();
      await mustMove(wallet, main, -10, async () => {
        const [first, ...more] = await atOnce(20, () =>
          mustWork(wallet.call(main, 'bet', bet), 'Each of twenty bets with one id'),
        );
        for (const again of more) mustSaySame(first as Answer, again, 'Each of twenty bets with one id');
      });
    },
  },
  {
    id: 'timeout-retry',
    title: 'A bet whose sender hangs up before the answer and sends it again is taken once.',
    play: async ({ wallet, fixtures: { main } }) => {
      for (const hangUpAfter of [1, 5, 20]) {
        const bet = newBet();
        await mustMove(wallet, main, -10, async () => {
          await wallet.call(main, 'bet', bet, { hangUpAfter });
          await mustWork(wallet.call(main, 'bet', bet), 'The bet that is sent again');
        });
      }
    },
  },
  {
    id: 'in-time',
    title: 'A call is answered in time.',
    play: async ({ wallet, fixtures: { main, timeout } }) => {
      const calls = await atOnce(20, () => wallet.call(main, 'balance', { transactionId: newId('time') }));
      const slowest = Math.round(Math.max(...calls.map(({ took }) => took)));
      must(slowest <= timeout, `A call has to be answered in ${timeout} ms, and took ${slowest} ms.`);
    },
  },
  {
    id: 'bets-in-parallel',
    title: 'Bets at once never take more than the player has.',
    play: async ({ wallet, fixtures: { main } }) => {
      const before = await balanceOf(wallet, main);
      const amount = Math.floor(before / 3);
      const tried = await atOnce(12, async () => {
        const bet = newBet(amount);
        return { bet, answer: await wallet.call(main, 'bet', bet) };
      });
      const taken = tried.filter(({ answer }) => answer.code === null);
      const after = await balanceOf(wallet, main);
      for (const { bet } of taken) await wallet.call(main, 'win', newWin(bet, amount));
      const others = tried.filter(({ answer }) => ![null, 'INSUFFICIENT_FUNDS'].includes(answer.code));
      must(others.length === 0, `A bet was answered ${others[0]?.answer.text ?? ''}`);
      must(taken.length === 3, `Three of twelve bets of a third have to be taken, and ${taken.length} were.`);
      must(after === before - 3 * amount, `${before - 3 * amount} have to be left, and ${after} are.`);
    },
  },
  {
    id: 'rollback-spent-win',
    title: 'A rollback of a win that is spent takes what is there, tells what is short, and leaves no debt.',
    play: async ({ wallet, fixtures: { main } }) => {
      const win = newWin(await openBet(wallet, main), 40);
      await mustWork(wallet.call(main, 'win', win), 'A win');
      const all = await balanceOf(wallet, main);
      const bet = await openBet(wallet, main, all);
      const answer = await wallet.call(main, 'rollback', newRollback(win));
      const left = await balanceOf(wallet, main);
      await wallet.call(main, 'win', newWin(bet, all));
      must(answer.code === null, `The rollback has to work, and was answered ${answer.code ?? ''}.`);
      must(left === 0, `The balance has to be 0, and is ${left}.`);
      const { shortfall } = answer.value;
      must(shortfall === 40, `The answer has to tell that 40 are short: ${String(shortfall)}.`);
    },
  },
];
