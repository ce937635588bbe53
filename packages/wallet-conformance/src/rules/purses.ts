import type { Wallet } from '../createWallet.ts';
import { must, mustWork } from '../expectations.ts';
import type { Party } from '../Fixtures.ts';
import type { Rule } from '../Rule.ts';
import { newRollback, newWin, openBet } from './openBet.ts';

const pursesOf = async (wallet: Wallet, party: Party) => {
  const { value } = await mustWork(wallet.call(party, 'balance'), 'A call for the balance');
  return { real: Number(value['real']), bonus: Number(value['bonus']) };
};

const mustBe = (seen: object, wanted: object) =>
  must(
    JSON.stringify(seen) === JSON.stringify(wanted),
    `The wallet has to hold ${JSON.stringify(wanted)}, and holds ${JSON.stringify(seen)}.`,
  );

/** How real and bonus money are used. */
export const purses: readonly Rule[] = [
  {
    id: 'real-first',
    title: 'A stake is taken from the real money first.',
    needs: ['mixed'],
    play: async ({ wallet, fixtures: { main, mixed = main } }) => {
      const { real, bonus } = await pursesOf(wallet, mixed);
      await openBet(wallet, mixed, 10);
      mustBe(await pursesOf(wallet, mixed), { real: real - 10, bonus });
    },
  },
  {
    id: 'win-proportion',
    title: 'A win is paid in the proportion of real and bonus money in which its bet was staked.',
    needs: ['mixed'],
    play: async ({ wallet, fixtures: { main, mixed = main } }) => {
      const before = await pursesOf(wallet, mixed);
      const stake = before.real + 20;
      const bet = await openBet(wallet, mixed, stake);
      await mustWork(wallet.call(mixed, 'win', newWin(bet, stake)), 'A win');
      mustBe(await pursesOf(wallet, mixed), before);
    },
  },
  {
    id: 'rollback-purses',
    title: 'A rollback gives real and bonus money back as they were taken.',
    needs: ['mixed'],
    play: async ({ wallet, fixtures: { main, mixed = main } }) => {
      const before = await pursesOf(wallet, mixed);
      const bet = await openBet(wallet, mixed, before.real + 20);
      await mustWork(wallet.call(mixed, 'rollback', newRollback(bet)), 'A rollback');
      mustBe(await pursesOf(wallet, mixed), before);
    },
  },
];
