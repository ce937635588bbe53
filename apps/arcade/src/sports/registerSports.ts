import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { hashOf } from '../fairness/hashOf.ts';
import type { Arcade } from '../games/Arcade.ts';
import { type Book, createBook, textOf } from './createBook.ts';
import { type Bet, openSportsStore } from './openSportsStore.ts';
import { placeBet } from './placeBet.ts';
import { type Fixture, fixtureOf, fixturesBetween } from './rules/fixtures.ts';
import { type League, leagues } from './rules/leagues.ts';
import { type Offer, offerAt } from './rules/offer.ts';
import { type Ending, endingOf, endOf, stateAt } from './rules/playMatch.ts';
import type { MatchState } from './rules/Sport.ts';

const text = Type.String({ minLength: 1, maxLength: 16 });
const whole = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const wish = Compile(
  Type.Object({
    ask: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
    number: whole,
    market: text,
    pick: text,
    odds: whole,
    stake: whole,
  }),
);

/** Milliseconds between looks at what is to be settled. */
const lookEvery = 500;

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

const namesOf = ({ sides }: Fixture) => sides.map(({ name }) => name);

const shownMatch = (book: Book, league: League, fixture: Fixture, now: number): ShownMatch => {
  const { number, startsAt } = fixture;
  const { seed, match } = book.find(league, fixture);
  const isOver = now >= endOf(league, fixture, match);
  const over = match.isAbandoned ? 'abandoned' : 'over';
  return {
    number,
    sides: namesOf(fixture),
    startsAt,
    phase: isOver ? over : now < startsAt ? 'next' : 'live',
    state: stateAt(league, fixture, match, now),
    offer: isOver ? null : offerAt(league, fixture, match, now),
    text: textOf(league.game, number),
    hash: hashOf(seed),
    ...(isOver && { seed, ending: endingOf(match) }),
  };
};

const shownBet = (book: Book, league: League, bet: Bet): ShownBet => {
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
    sides: namesOf(fixture),
    text: textOf(league.game, number),
    hash: hashOf(seed),
    ...(isDecided && { seed, ending: endingOf(match) }),
  };
};

/** The calls of the sports' page, and the clockwork that settles. */
export const registerSports = (app: FastifyInstance, arcade: Arcade): void => {
  const store = openSportsStore(arcade.store);
  const book = createBook({ arcade, store });
  const requireLeague = (game: string) => {
    const league = leagues.get(game);
    if (!league) throw Object.assign(new Error(`${game} is no league.`), { statusCode: 404 });
    return league;
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    book.resume();
    book.settle();
    timer = setInterval(() => {
      try {
        book.settle();
      } catch (error) {
        arcade.log(`A match could not be settled: ${String(error)}`);
      }
    }, lookEvery);
  });
  app.addHook('preClose', async () => clearInterval(timer));

  app.get('/sports', (request): ShownSports => {
    const seat = arcade.requireSeat(request);
    const league = requireLeague(seat.caller.game);
    book.settle();
    const now = book.look();
    const longest = league.sport.longest * league.stepLasts;
    const since = now - longest - Math.ceil(ended / league.together) * league.every;
    const matches = fixturesBetween(league, since, now + league.opensBefore).map((fixture) =>
      shownMatch(book, league, fixture, now),
    );
    const over = matches.filter(({ offer }) => !offer);
    return {
      now,
      payback: league.payback,
      matches: [...matches.filter(({ offer }) => offer), ...over.slice(-ended).toReversed()],
      bets: store.betsOf(seat.id, league.game).map((bet) => shownBet(book, league, bet)),
    };
  });
  app.post('/sports/bet', async (request) => {
    const seat = arcade.requireSeat(request);
    const league = requireLeague(seat.caller.game);
    if (!wish.Check(request.body)) return { refused: 'failed' };
    return placeBet({ arcade, store, book }, seat, league, request.body);
  });
};
