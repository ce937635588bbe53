import type { Fixture } from './fixtures.ts';
import type { League } from './leagues.ts';
import { oddsOf } from './oddsOf.ts';
import { endOf, type Match, stateAt } from './playMatch.ts';

/** Steps for which no bet is taken once the score has changed. */
const stopped = 2;

/** What a match offers at a moment; odds in hundredths, null where a pick is not to be had. */
export type Offer = {
  /** Why no bet is taken: it is not open yet, the score has just changed, or the end is near. */
  closed: 'early' | 'score' | 'late' | null;
  markets: { id: string; picks: { id: string; odds: number | null }[] }[];
};

const closedBy = (league: League, fixture: Fixture, match: Match, now: number): Offer['closed'] => {
  const { startsAt } = fixture;
  if (now < startsAt - league.opensBefore) return 'early';
  if (now < startsAt) return null;
  const state = stateAt(league, fixture, match, now);
  if (!league.isLive || now >= endOf(league, fixture, match) || league.sport.isClosing(state)) return 'late';
  const before = match.states[Math.max(0, state.step - stopped)];
  return before?.score.join() === state.score.join() ? null : 'score';
};

/** What may be bet on of a match at a moment. */
export const offerAt = (league: League, fixture: Fixture, match: Match, now: number): Offer => {
  const state = stateAt(league, fixture, match, now);
  const worth = fixture.sides.map((side) => side.worth);
  return {
    closed: closedBy(league, fixture, match, now),
    markets: league.sport.markets(worth, state).map((market) => ({
      id: market.id,
      picks: market.picks.map(({ id }) => ({ id, odds: oddsOf(market, id, league.payback) })),
    })),
  };
};
