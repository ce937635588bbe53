import { createHmac } from 'node:crypto';
import { drawsOf } from '../fairness/drawsOf.ts';
import { newSeed } from '../fairness/newSeed.ts';
import type { Arcade } from '../games/Arcade.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Bet, SportsStore } from './openSportsStore.ts';
import { dateOf, type Fixture, fixtureOf } from './rules/fixtures.ts';
import { type League, leagues } from './rules/leagues.ts';
import { winOf } from './rules/oddsOf.ts';
import { endingOf, endOf, type Match, playMatch } from './rules/playMatch.ts';

/** Matches that are remembered; one that was forgotten is played again from its seed. */
const remembered = 500;

/** How often the last moment shown is kept, in milliseconds. */
const keepEvery = 20_000;

/** What a match is drawn by beside its seed; see docs/fairness.md. */
export const textOf = (game: string, number: number): string => `${game}:${number}`;

/** The seed of a match, from the secret of the day that it begins on. */
export const seedOfMatch = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

type Options = { arcade: Arcade; store: SportsStore };

/**
 * Knows every match by its number and settles the bets on those that have ended. A day's seed is kept before the
 * first hash of its matches is shown; all else follows from it and the clock, after a restart too.
 */
export const createBook = ({ arcade, store }: Options) => {
  const matches = new Map<string, { seed: string; match: Match }>();
  let shown = store.shownUntil();
  let kept = shown;

  const seedOf = (game: string, fixture: Fixture): string => {
    const date = dateOf(fixture);
    let secret = store.seedOfDay(date);
    if (secret === undefined) {
      store.addDay(date, newSeed());
      secret = store.seedOfDay(date) ?? '';
    }
    return seedOfMatch(secret, textOf(game, fixture.number));
  };

  /** A match with its seed; neither is to be told before its time. */
  const find = (league: League, fixture: Fixture): { seed: string; match: Match } => {
    const key = textOf(league.game, fixture.number);
    const known = matches.get(key);
    if (known) return known;
    const seed = seedOf(league.game, fixture);
    const found = { seed, match: playMatch(league, fixture, drawsOf(seed, key, 0)) };
    matches.set(key, found);
    const [oldest] = matches.keys();
    if (matches.size > remembered && oldest !== undefined) matches.delete(oldest);
    return found;
  };

  const giveBack = ({ id, session, state }: Bet, to: 'returned' | 'void') => {
    if (store.move(id, state, to)) arcade.cashier.rollback({ session }, { id, round: id });
  };

  const decide = (bet: Bet, now: number) => {
    const { id, session, game, number, market, pick, odds, stake, state } = bet;
    const league = leagues.get(game);
    if (!league) return;
    const fixture = fixtureOf(league, number);
    const { match } = find(league, fixture);
    if (now < endOf(league, fixture, match)) return;
    inTransaction(arcade.store, () => {
      // The wallet has not answered before the end: nobody may know the result and not have paid.
      if (state === 'asked') return giveBack(bet, 'void');
      const { isAbandoned, score } = endingOf(match);
      const result = isAbandoned ? 'returned' : league.sport.resultOf(market, pick, score);
      if (result === 'returned') return giveBack(bet, 'returned');
      const win = result === 'won' ? winOf(stake, odds) : 0;
      if (store.move(id, 'open', result, win))
        arcade.cashier.settle({ session }, id, win > 0 ? [{ bet: id, amount: win }] : []);
      return undefined;
    });
  };

  return {
    find,
    /** The moment, as the sports go by. What has been seen of matches is remembered, should the clock be put back. */
    look: (): number => {
      const now = arcade.now();
      shown = Math.max(shown, now);
      if (shown > kept + keepEvery) {
        kept = shown;
        store.keepShown(shown);
      }
      return now;
    },
    /** Whether the clock is behind what has been shown: who has seen it knows what comes. */
    isBehind: (now: number): boolean => now < shown,
    /** Takes up what a stopped program left: a stake whose answer was not kept goes back. */
    resume: () => {
      for (const bet of store.asked()) inTransaction(arcade.store, () => giveBack(bet, 'void'));
    },
    /** Settles the bets on matches that have ended. */
    settle: () => {
      const now = arcade.now();
      for (const bet of store.undecided()) decide(bet, now);
    },
  };
};

export type Book = ReturnType<typeof createBook>;
