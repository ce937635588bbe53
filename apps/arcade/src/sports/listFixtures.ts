import type { Language } from '@marquee/reference';
import { say } from '../pages/say.ts';
import type { Book } from './createBook.ts';
import { type Fixture, fixturesBetween } from './rules/fixtures.ts';
import type { League } from './rules/leagues.ts';
import { offerAt } from './rules/offer.ts';
import { endOf, stateAt } from './rules/playMatch.ts';
import { sideNames } from './sideNames.ts';

/** A match as the operator lists it. */
export type ListedFixture = {
  id: string;
  gameId: string;
  sides: [string, string];
  startsAt: string;
  isLive: boolean;
  score: [number, number] | null;
  odds: { pick: '1' | 'x' | '2'; odds: number | null }[];
};

const isPick = (id: string): id is '1' | 'x' | '2' => id === '1' || id === 'x' || id === '2';

const listed = (
  book: Pick<Book, 'find'>,
  league: League,
  fixture: Fixture,
  { now, language }: { now: number; language: Language },
) => {
  const { startsAt, sides } = fixture;
  const [home, away] = sides;
  const { match } = book.find(league, fixture);
  if (!home || !away || now >= endOf(league, fixture, match)) return [];
  const isLive = now >= startsAt;
  if (isLive && !league.isLive) return [];
  const { closed, markets } = offerAt(league, fixture, match, now);
  const [goals = 0, against = 0] = stateAt(league, fixture, match, now).score;
  const picks = markets.find(({ id }) => id === 'winner')?.picks ?? [];
  const one: ListedFixture = {
    id: `${league.game}:${fixture.number}`,
    gameId: league.game,
    sides: [say(language, sideNames[home.name]), say(language, sideNames[away.name])],
    startsAt: new Date(startsAt).toISOString(),
    isLive,
    score: isLive ? [goals, against] : null,
    odds: picks.flatMap(({ id, odds }) => (isPick(id) ? [{ pick: id, odds: closed ? null : odds }] : [])),
  };
  return closed === 'late' ? [] : [one];
};

/** Matches between two sides of a league that can be bet on, those under way first; sides by their names in a language. */
export const listFixtures = (
  book: Pick<Book, 'find'>,
  league: League,
  now: number,
  language: Language,
): ListedFixture[] => {
  if (league.isField) return [];
  const longest = league.sport.longest * league.stepLasts;
  return fixturesBetween(league, now - longest, now + league.opensBefore).flatMap((fixture) =>
    listed(book, league, fixture, { now, language }),
  );
};
