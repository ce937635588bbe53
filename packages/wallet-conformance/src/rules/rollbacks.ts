import { balanceOf, must, mustMove, mustRefuse, mustSaySame, mustWork } from '../expectations.ts';
import type { Rule } from '../Rule.ts';
import { newBet, newRollback, newWin, openBet } from './openBet.ts';

/** What a rollback has to do. */
export const rollbacks: readonly Rule[] = [
  {
    id: 'rollback',
    title: 'A rollback of a bet gives the stake back and answers the balance after it.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = await openBet(wallet, main);
      const before = await balanceOf(wallet, main);
      const answer = await mustMove(wallet, main, 10, () =>
        mustWork(wallet.call(main, 'rollback', newRollback(bet)), 'A rollback'),
      );
      const told = answer.value['balance'];
      must(told === before + 10, `The answer has to tell ${before + 10}: ${String(told)}.`);
    },
  },
  {
    id: 'rollback-again',
    title: 'A rollback that comes again moves nothing and gets the stored answer.',
    play: async ({ wallet, fixtures: { main } }) => {
      const rollback = newRollback(await openBet(wallet, main));
      const first = await mustWork(wallet.call(main, 'rollback', rollback), 'A rollback');
      await openBet(wallet, main);
      const again = await mustMove(wallet, main, 0, () =>
        mustWork(wallet.call(main, 'rollback', rollback), 'The same rollback again'),
      );
      mustSaySame(first, again, 'A rollback that comes again');
    },
  },
  {
    id: 'rollback-other-id',
    title: 'A second rollback of a bet under another id works and moves nothing.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = await openBet(wallet, main);
      await mustWork(wallet.call(main, 'rollback', newRollback(bet)), 'A rollback');
      await mustMove(wallet, main, 0, () =>
        mustWork(wallet.call(main, 'rollback', newRollback(bet)), 'Another rollback of the same bet'),
      );
    },
  },
  {
    id: 'rollback-other-data',
    title: 'A rollback with the id of another one is refused as a duplicate.',
    play: async ({ wallet, fixtures: { main } }) => {
      const rollback = newRollback(await openBet(wallet, main));
      await mustWork(wallet.call(main, 'rollback', rollback), 'A rollback');
      const other = { ...rollback, originalTransactionId: newBet().transactionId };
      await mustRefuse(wallet.call(main, 'rollback', other), 'DUPLICATE_TRANSACTION', 'Such a rollback');
    },
  },
  {
    id: 'rollback-first',
    title: 'A rollback that comes before its bet works, and the bet is refused when it comes.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = newBet();
      await mustMove(wallet, main, 0, async () => {
        await mustWork(wallet.call(main, 'rollback', newRollback(bet)), 'A rollback of an unknown bet');
        await mustRefuse(wallet.call(main, 'bet', bet), 'TRANSACTION_ROLLED_BACK', 'The bet after it');
      });
    },
  },
  {
    id: 'rollback-late',
    title: 'A rollback comes through after its token has expired.',
    needs: ['expiredToken'],
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = await openBet(wallet, main);
      await mustMove(wallet, main, 10, () =>
        mustWork(
          wallet.call(main, 'rollback', { ...newRollback(bet), token: main.expiredToken }),
          'A late rollback',
        ),
      );
    },
  },
  {
    id: 'rollback-then-win',
    title: 'A bet that was rolled back wins no more.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = await openBet(wallet, main);
      await mustWork(wallet.call(main, 'rollback', newRollback(bet)), 'A rollback');
      await mustMove(wallet, main, 0, () =>
        mustRefuse(wallet.call(main, 'win', newWin(bet, 25)), 'TRANSACTION_ROLLED_BACK', 'Such a win'),
      );
    },
  },
  {
    id: 'rollback-win',
    title: 'A rollback of a win takes it back.',
    play: async ({ wallet, fixtures: { main } }) => {
      const win = newWin(await openBet(wallet, main), 25);
      await mustWork(wallet.call(main, 'win', win), 'A win');
      await mustMove(wallet, main, -25, () =>
        mustWork(wallet.call(main, 'rollback', newRollback(win)), 'A rollback of a win'),
      );
    },
  },
  {
    id: 'rollback-settled-bet',
    title: 'A bet that has won is not rolled back before its wins are.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = await openBet(wallet, main);
      await mustWork(wallet.call(main, 'win', newWin(bet, 25)), 'A win');
      await mustMove(wallet, main, 0, () =>
        mustRefuse(wallet.call(main, 'rollback', newRollback(bet)), 'BET_SETTLED', 'Such a rollback'),
      );
    },
  },
  {
    id: 'rollback-other-player',
    title: 'A rollback of another player’s bet is refused.',
    needs: ['other'],
    play: async ({ wallet, fixtures: { main, other = main } }) => {
      const bet = await openBet(wallet, main);
      await mustMove(wallet, main, 0, () =>
        mustRefuse(wallet.call(other, 'rollback', newRollback(bet)), 'ORIGINAL_MISSING', 'Such a rollback'),
      );
    },
  },
];
