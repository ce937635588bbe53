import { randomUUID } from 'node:crypto';
import type { Arcade } from '../games/Arcade.ts';
import type { Seat } from '../launch/Seat.ts';
import type { Book } from './createBook.ts';
import type { SportsStore } from './openSportsStore.ts';
import { fixtureOf } from './rules/fixtures.ts';
import type { League } from './rules/leagues.ts';
import { offerAt } from './rules/offer.ts';

type Options = { arcade: Arcade; store: SportsStore; book: Book };

/** A bet as the page wishes it; `odds` are those that the player saw, in hundredths, the stake in minor units. */
export type Wish = {
  ask: string;
  number: number;
  market: string;
  pick: string;
  odds: number;
  stake: number;
};

type Answer = { id: string; odds: number } | { refused: string; odds?: number };

/**
 * Takes a bet at the odds of this moment, which are never worse than those that the player saw; answers why it was not
 * taken otherwise (`ODDS_CHANGED` with the odds of now). The same `ask` again is the same bet.
 */
export const placeBet = async (
  { arcade, store, book }: Options,
  seat: Seat,
  league: League,
  { ask, number, market, pick, odds: seen, stake }: Wish,
): Promise<Answer> => {
  const before = store.findAsked(seat.id, ask);
  if (before)
    return before.state === 'void' ? { refused: 'NO_ANSWER' } : { id: before.id, odds: before.odds };
  const { min, max } = arcade.limitsOf(league.game, seat.currency);
  if (!Number.isSafeInteger(stake) || stake < min || stake > max) return { refused: 'STAKE_LIMITS' };
  const behind = book.isBehind(arcade.now());
  const now = book.look();
  const fixture = fixtureOf(league, number);
  // One that is long over is not even played again.
  const end = fixture.startsAt + league.sport.longest * league.stepLasts;
  if (behind || now < fixture.startsAt - league.opensBefore || now >= end) return { refused: 'CLOSED' };
  const { closed, markets } = offerAt(league, fixture, book.find(league, fixture).match, now);
  const odds = markets.find(({ id }) => id === market)?.picks.find(({ id }) => id === pick)?.odds;
  if (closed || !odds) return { refused: 'CLOSED' };
  if (odds < seen) return { refused: 'ODDS_CHANGED', odds };
  const id = randomUUID();
  store.add({
    id,
    ask,
    player: seat.id,
    session: seat.session,
    game: league.game,
    number,
    market,
    pick,
    odds,
    stake,
    placedAt: now,
  });
  const { refused } = await arcade.cashier.bet(seat, { id, round: id, amount: stake });
  if (refused !== undefined) {
    store.move(id, 'asked', 'void');
    return { refused };
  }
  // A match that ended before the answer has voided it, and its stake is on its way back.
  return store.move(id, 'asked', 'open') ? { id, odds } : { refused: 'CLOSED' };
};
