import { randomUUID } from 'node:crypto';
import { mustMove, mustRefuse, mustSaySame, mustWork } from '../expectations.ts';
import type { Rule } from '../Rule.ts';
import { newBet } from './openBet.ts';

/** A rule that a bet with something wrong is refused, and moves nothing. */
const refusal = (id: string, title: string, code: string, fields: Record<string, unknown>): Rule => ({
  id,
  title,
  play: async ({ wallet, fixtures: { main } }) => {
    await mustMove(wallet, main, 0, () =>
      mustRefuse(wallet.call(main, 'bet', { ...newBet(), ...fields }), code, 'Such a bet'),
    );
  },
});

/** Who may call for whom. */
export const identities: readonly Rule[] = [
  refusal('brand', 'A call that names another brand is refused.', 'WRONG_BRAND', { brand: 'NOBODYS-BRAND' }),
  refusal('player-unknown', 'A call for a player who is not known is refused.', 'PLAYER_UNKNOWN', {
    player: randomUUID(),
  }),
  refusal('token-unknown', 'A call with a token that was never given is refused.', 'TOKEN_INVALID', {
    token: 'a-token-that-was-never-given-to-anybody-at-all',
  }),
  refusal('token-game', 'A token is good for the game that it was given for.', 'TOKEN_INVALID', {
    gameId: 'another-game',
  }),
  refusal('currency', 'A bet in another currency than the wallet’s is refused.', 'WRONG_CURRENCY', {
    currency: 'XTS',
  }),
  {
    id: 'token-player',
    title: 'A token is good for the player whom it was given to.',
    needs: ['other'],
    play: async ({ wallet, fixtures: { main, other = main } }) => {
      await mustMove(wallet, main, 0, () =>
        mustRefuse(
          wallet.call(main, 'bet', { ...newBet(), token: other.token }),
          'TOKEN_INVALID',
          'Such a bet',
        ),
      );
    },
  },
  {
    id: 'token-vendor',
    title: 'A token is good for the vendor that it was given to.',
    needs: ['foreign'],
    play: async ({ wallet, fixtures: { main, foreign } }) => {
      await mustMove(wallet, main, 0, () =>
        mustRefuse(wallet.call(main, 'bet', newBet(), foreign), 'TOKEN_INVALID', 'Another vendor’s bet'),
      );
    },
  },
  {
    id: 'token-expired-bet',
    title: 'An expired token takes no bets.',
    needs: ['expiredToken'],
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = { ...newBet(), token: main.expiredToken };
      await mustMove(wallet, main, 0, () =>
        mustRefuse(wallet.call(main, 'bet', bet), 'TOKEN_EXPIRED', 'Such a bet'),
      );
    },
  },
  {
    id: 'token-expired-balance',
    title: 'An expired token tells no balance.',
    needs: ['expiredToken'],
    play: async ({ wallet, fixtures: { main } }) => {
      const late = { token: main.expiredToken };
      await mustRefuse(wallet.call(main, 'balance', late), 'TOKEN_EXPIRED', 'Such a call');
    },
  },
  {
    id: 'token-expired-again',
    title: 'A bet that was taken and comes again after its token has expired gets the stored answer.',
    needs: ['expiredToken'],
    play: async ({ wallet, fixtures: { main } }) => {
      const bet = newBet();
      const first = await mustWork(wallet.call(main, 'bet', bet), 'A bet');
      const again = await mustMove(wallet, main, 0, () =>
        mustWork(wallet.call(main, 'bet', { ...bet, token: main.expiredToken }), 'The same bet again'),
      );
      mustSaySame(first, again, 'A bet that comes again late');
    },
  },
  {
    id: 'player-blocked',
    title: 'A blocked player does not bet.',
    needs: ['blocked'],
    play: async ({ wallet, fixtures: { main, blocked = main } }) => {
      await mustRefuse(wallet.call(blocked, 'bet', newBet(0)), 'PLAYER_BLOCKED', 'A blocked player’s bet');
    },
  },
];
