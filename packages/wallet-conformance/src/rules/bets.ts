import { balanceOf, must, mustMove, mustRefuse, mustSaySame, mustWork } from '../expectations.ts';
import type { Rule } from '../Rule.ts';
import { newBet, newRollback, openBet } from './openBet.ts';

/** What a call for the balance and a bet have to do. */
export const bets: readonly Rule[] = [
  {
    id: 'balance',
    title: 'The balance is told in the player’s currency, as the sum of real and bonus money.',
    play: async ({ wallet, fixtures: { main, currency } }) => {
      const { value } = await mustWork(wallet.call(main, 'balance', { transactionId: 'ask-1' }), 'A call');
      must(
        value['currency'] === currency,
        `The currency has to be ${currency}: ${String(value['currency'])}.`,
      );
      must(value['transactionId'] === 'ask-1', 'The answer has to name the transaction.');
      const sum = Number(value['real']) + Number(value['bonus']);
      must(value['balance'] === sum, `The balance has to be ${sum}: ${String(value['balance'])}.`);
    },
  },
  {
    id: 'bet',
    title: 'A bet takes its stake once and answers the balance after it.',
    play: async ({ wallet, fixtures: { main } }) => {
      const before = await balanceOf(wallet, main);
      const answer = await mustMove(wallet, main, -10, () =>
        mustWork(wallet.call(main, 'bet', newBet(10)), 'A bet'),
      );
      const told = answer.value['balance'];
      must(told === before - 10, `The answer has to tell ${before - 10}: ${String(told)}.`);
    },
  },
  {
    id: 'bet-free',
    title: 'A bet of nothing is taken: free rounds have no stake.',
    play: async ({ wallet, fixtures: { main } }) => {
      await mustMove(wallet, main, 0, () => mustWork(wallet.call(main, 'bet', newBet(0)), 'A free bet'));
    },
  },
  {
    id: 'bet-beyond-funds',
    title: 'A bet beyond what the player has is refused and changes nothing.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = newBet((await balanceOf(wallet, main)) + 1);
      const answer = await wallet.call(main, 'bet', bet);
      if (answer.code === null) await wallet.call(main, 'rollback', newRollback(bet));
      await mustMove(wallet, main, 0, () =>
        mustRefuse(Promise.resolve(answer), 'INSUFFICIENT_FUNDS', 'Such a bet'),
      );
    },
  },
  {
    id: 'bet-refused-id',
    title: 'The id of a bet that was refused for want of money stays free.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = newBet();
      const amount = (await balanceOf(wallet, main)) + 1;
      const first = await wallet.call(main, 'bet', { ...bet, amount });
      // Whether it is refused is another rule's.
      if (first.code === null) await wallet.call(main, 'rollback', newRollback(bet));
      else await mustWork(wallet.call(main, 'bet', bet), 'A bet with the id of a refused one');
    },
  },
  {
    id: 'bet-again',
    title: 'A bet that comes again moves nothing and gets the stored answer.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = newBet();
      const first = await mustWork(wallet.call(main, 'bet', bet), 'A bet');
      await openBet(wallet, main);
      const again = await mustMove(wallet, main, 0, () =>
        mustWork(wallet.call(main, 'bet', bet), 'The same bet again'),
      );
      mustSaySame(first, again, 'A bet that comes again');
    },
  },
  {
    id: 'bet-other-data',
    title: 'A bet with the id of another one is refused as a duplicate.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = await openBet(wallet, main);
      for (const other of [{ amount: 11 }, { roundId: newBet().roundId }]) {
        await mustMove(wallet, main, 0, () =>
          mustRefuse(wallet.call(main, 'bet', { ...bet, ...other }), 'DUPLICATE_TRANSACTION', 'Such a bet'),
        );
      }
    },
  },
  {
    id: 'amounts',
    title: 'An amount that is negative or no whole number is refused.',
    play: async ({ wallet, fixtures: { main } }) => {
      for (const amount of [-10, 0.5, '10', null]) {
        await mustMove(wallet, main, 0, () =>
          mustRefuse(wallet.call(main, 'bet', { ...newBet(), amount }), 'INVALID_INPUT', `${amount}`),
        );
      }
    },
  },
];
