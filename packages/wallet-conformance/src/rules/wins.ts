import { newId } from '../createWallet.ts';
import { balanceOf, must, mustMove, mustRefuse, mustSaySame, mustWork } from '../expectations.ts';
import type { Rule } from '../Rule.ts';
import { newBet, newWin, openBet } from './openBet.ts';

/** What a win has to do. */
export const wins: readonly Rule[] = [
  {
    id: 'win',
    title: 'A win pays its amount and answers the balance after it.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = await openBet(wallet, main);
      const before = await balanceOf(wallet, main);
      const answer = await mustMove(wallet, main, 25, () =>
        mustWork(wallet.call(main, 'win', newWin(bet, 25)), 'A win'),
      );
      const told = answer.value['balance'];
      must(told === before + 25, `The answer has to tell ${before + 25}: ${String(told)}.`);
    },
  },
  {
    id: 'win-several',
    title: 'A bet may win several times.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = await openBet(wallet, main);
      await wallet.call(main, 'win', newWin(bet, 5));
      await mustMove(wallet, main, 6, () =>
        mustWork(wallet.call(main, 'win', newWin(bet, 6)), 'A second win'),
      );
    },
  },
  {
    id: 'win-again',
    title: 'A win that comes again moves nothing and gets the stored answer.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = await openBet(wallet, main);
      const win = newWin(bet, 25);
      const first = await mustWork(wallet.call(main, 'win', win), 'A win');
      await openBet(wallet, main);
      const again = await mustMove(wallet, main, 0, () =>
        mustWork(wallet.call(main, 'win', win), 'The same win again'),
      );
      mustSaySame(first, again, 'A win that comes again');
    },
  },
  {
    id: 'win-other-data',
    title: 'A win with the id of another one is refused as a duplicate.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = await openBet(wallet, main);
      const win = newWin(bet, 25);
      await mustWork(wallet.call(main, 'win', win), 'A win');
      await mustMove(wallet, main, 0, () =>
        mustRefuse(wallet.call(main, 'win', { ...win, amount: 26 }), 'DUPLICATE_TRANSACTION', 'Such a win'),
      );
    },
  },
  {
    id: 'win-bet-id',
    title: 'A win with the id of a bet is refused as a duplicate: ids are the vendor’s, not the call’s.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = await openBet(wallet, main);
      const win = { ...newWin(bet, 10), transactionId: bet.transactionId };
      await mustMove(wallet, main, 0, () =>
        mustRefuse(wallet.call(main, 'win', win), 'DUPLICATE_TRANSACTION', 'Such a win'),
      );
    },
  },
  {
    id: 'win-names-bet',
    title: 'A win of a bet that is not known is refused.',
    play: async ({ wallet, fixtures: { main } }) => {
      await mustMove(wallet, main, 0, () =>
        mustRefuse(wallet.call(main, 'win', newWin(newBet(), 25)), 'ORIGINAL_MISSING', 'Such a win'),
      );
    },
  },
  {
    id: 'win-other-round',
    title: 'A win that names a bet of another round is refused.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = await openBet(wallet, main);
      const win = { ...newWin(bet, 25), roundId: newId('round') };
      await mustMove(wallet, main, 0, () =>
        mustRefuse(wallet.call(main, 'win', win), 'ORIGINAL_MISSING', 'Such a win'),
      );
    },
  },
  {
    id: 'win-zero',
    title: 'A win of nothing is taken and kept: its id is used.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = await openBet(wallet, main);
      const win = newWin(bet, 0);
      await mustMove(wallet, main, 0, () => mustWork(wallet.call(main, 'win', win), 'A win of nothing'));
      await mustRefuse(
        wallet.call(main, 'win', { ...win, amount: 1 }),
        'DUPLICATE_TRANSACTION',
        'A win with the id of one of nothing',
      );
    },
  },
  {
    id: 'win-late',
    title: 'A win comes through after its token has expired.',
    needs: ['expiredToken'],
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = await openBet(wallet, main);
      const win = { ...newWin(bet, 25), token: main.expiredToken };
      await mustMove(wallet, main, 25, () => mustWork(wallet.call(main, 'win', win), 'A late win'));
    },
  },
  {
    id: 'win-other-player',
    title: 'A win that names another player’s bet is refused.',
    needs: ['other'],
    play: async ({ wallet, fixtures: { main, other = main } }) => {
      const bet = await openBet(wallet, main);
      await mustMove(wallet, other, 0, () =>
        mustRefuse(wallet.call(other, 'win', newWin(bet, 25)), 'ORIGINAL_MISSING', 'Such a win'),
      );
    },
  },
];
