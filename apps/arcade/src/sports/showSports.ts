import type { Language } from '@marquee/reference';
import { hashOf } from '../fairness/hashOf.ts';
import { say } from '../pages/say.ts';
import { type Book, textOf } from './createBook.ts';
import type { Bet } from './openSportsStore.ts';
import { type Fixture, fixtureOf, fixturesBetween } from './rules/fixtures.ts';
import type { League } from './rules/leagues.ts';
import { type Offer, offerAt } from './rules/offer.ts';
import { type Ending, endingOf, endOf, stateAt } from './rules/playMatch.ts';
import type { MatchState } from './rules/Sport.ts';
import { sideNames } from './sideNames.ts';

/** Matches that have ended and are still listed. */
const ended = 10;

/** A match as the page shows it: its seed's hash, and the seed once it has ended. */
export type ShownMatch = {
  number: number;
  sides: string[];
  startsAt: number;
  phase: 'next' | 'live' | 'over' | 'abandoned';
  state: MatchState;
  offer: Offer | null;
  text: string;
  hash: string;
  seed?: string;
  ending?: Ending;
};

/** A bet as the page shows it. */
export type ShownBet = Pick<
  Bet,
  'id' | 'number' | 'market' | 'pick' | 'odds' | 'stake' | 'state' | 'win' | 'placedAt'
> & { sides: string[]; text: string; hash: string; seed?: string; ending?: Ending };

/** What the page of a league shows. */
export type ShownSports = { now: number; payback: number; matches: ShownMatch[]; bets: ShownBet[] };

/** Knows every match by its number. */
type Finder = Pick<Book, 'find'>;

const namesOf = ({ sides }: Fixture, language: Language) =>
  sides.map(({ name }) => say(language, sideNames[name]));

/** Whose page it is: it names the sides in the player's language. */
type Reader = { language: Language; bets: readonly Bet[] };

const shownMatch = (
  book: Finder,
  league: League,
  fixture: Fixture,
  { now, language }: { now: number; language: Language },
): ShownMatch => {
  const { number, startsAt } = fixture;
  const { seed, match } = book.find(league, fixture);
  const isOver = now >= endOf(league, fixture, match);
  const over = match.isAbandoned ? 'abandoned' : 'over';
  return {
    number,
    sides: namesOf(fixture, language),
    startsAt,
    phase: isOver ? over : now < startsAt ? 'next' : 'live',
    state: stateAt(league, fixture, match, now),
    offer: isOver ? null : offerAt(league, fixture, match, now),
    text: textOf(league.game, number),
    hash: hashOf(seed),
    ...(isOver && { seed, ending: endingOf(match) }),
  };
};

const shownBet = (book: Finder, league: League, bet: Bet, language: Language): ShownBet => {
  const { id, number, market, pick, odds, stake, state, win, placedAt } = bet;
  const fixture = fixtureOf(league, number);
  const { seed, match } = book.find(league, fixture);
  const isDecided = state !== 'asked' && state !== 'open';
  return {
    id,
    number,
    market,
    pick,
    odds,
    stake,
    state,
    win,
    placedAt,
    sides: namesOf(fixture, language),
    text: textOf(league.game, number),
    hash: hashOf(seed),
    ...(isDecided && { seed, ending: endingOf(match) }),
  };
};

/** What a league's page shows at a moment: matches that can be bet on, some that have ended, and a player's bets. */
export const showSports = (
  book: Finder,
  league: League,
  now: number,
  { language, bets }: Reader,
): ShownSports => {
  const longest = league.sport.longest * league.stepLasts;
  const since = now - longest - Math.ceil(ended / league.together) * league.every;
  const matches = fixturesBetween(league, since, now + league.opensBefore).map((fixture) =>
    shownMatch(book, league, fixture, { now, language }),
  );
  const over = matches.filter(({ offer }) => !offer);
  return {
    now,
    payback: league.payback,
    matches: [...matches.filter(({ offer }) => offer), ...over.slice(-ended).toReversed()],
    bets: bets.map((bet) => shownBet(book, league, bet, language)),
  };
};
