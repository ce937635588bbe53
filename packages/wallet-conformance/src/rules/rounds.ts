import { newId } from '../createWallet.ts';
import { mustMove, mustRefuse, mustSaySame, mustWork } from '../expectations.ts';
import type { Rule } from '../Rule.ts';
import { newBet, newRollback, newWin, openBet } from './openBet.ts';

/** What the end of a round has to do. */
export const rounds: readonly Rule[] = [
  {
    id: 'end-round-unknown',
    title: 'The end of a round that is not known is refused.',
    play: async ({ wallet, fixtures: { main } }) => {
      const { roundId } = newBet();
      await mustRefuse(wallet.call(main, 'endRound', { roundId }), 'ORIGINAL_MISSING', 'Such an end');
    },
  },
  {
    id: 'end-round-again',
    title: 'The end of a round that comes again works and gets the stored answer.',
    play: async ({ wallet, fixtures: { main } }) => {
      const { roundId } = await openBet(wallet, main);
      const end = { roundId, transactionId: newId('end') };
      const first = await mustWork(wallet.call(main, 'endRound', end), 'The end of a round');
      await openBet(wallet, main);
      const again = await mustWork(wallet.call(main, 'endRound', end), 'The same end again');
      mustSaySame(first, again, 'The end of a round that comes again');
    },
  },
  {
    id: 'end-round-late',
    title: 'The end of a round comes through after its token has expired.',
    needs: ['expiredToken'],
    play: async ({ wallet, fixtures: { main } }) => {
      const { roundId } = await openBet(wallet, main);
      await mustWork(wallet.call(main, 'endRound', { roundId, token: main.expiredToken }), 'A late end');
    },
  },
  {
    id: 'closed-round-bet',
    title: 'A round that was closed takes no more bets.',
    play: async ({ wallet, fixtures: { main } }) => {
      const { roundId } = await openBet(wallet, main);
      await mustWork(wallet.call(main, 'endRound', { roundId }), 'The end of a round');
      await mustMove(wallet, main, 0, () =>
        mustRefuse(wallet.call(main, 'bet', { ...newBet(), roundId }), 'ROUND_CLOSED', 'Such a bet'),
      );
    },
  },
  {
    id: 'closed-round-win',
    title: 'A round that was closed takes no more wins.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = await openBet(wallet, main);
      await mustWork(wallet.call(main, 'endRound', { roundId: bet.roundId }), 'The end of a round');
      await mustMove(wallet, main, 0, () =>
        mustRefuse(wallet.call(main, 'win', newWin(bet, 25)), 'ROUND_CLOSED', 'Such a win'),
      );
    },
  },
  {
    id: 'closed-round-rollback',
    title: 'A round that was closed still takes rollbacks.',
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = await openBet(wallet, main);
      await mustWork(wallet.call(main, 'endRound', { roundId: bet.roundId }), 'The end of a round');
      await mustMove(wallet, main, 10, () =>
        mustWork(wallet.call(main, 'rollback', newRollback(bet)), 'Such a rollback'),
      );
    },
  },
  {
    id: 'round-per-player',
    title: 'Players of one round are apart: one’s end closes it for nobody else.',
    needs: ['other'],
    play: async ({ wallet, fixtures: { main, other = main } }) => {
      const { roundId } = await openBet(wallet, main);
      await mustWork(wallet.call(main, 'endRound', { roundId }), 'The end of a round');
      await mustWork(wallet.call(other, 'bet', { ...newBet(), roundId }), 'Another player’s bet');
    },
  },
];
