import { expect, test } from 'vitest';
import { drawsOf } from '../fairness/drawsOf.ts';
import { listFixtures } from './listFixtures.ts';
import { leagues } from './rules/leagues.ts';
import { playMatch } from './rules/playMatch.ts';

const now = Date.parse('2026-11-23T10:00:30Z');

/** Every match, by a seed of its own. */
const book = {
  find: (...[league, fixture]: Parameters<Parameters<typeof listFixtures>[0]['find']>) => {
    const text = `${league.game}:${fixture.number}`;
    return { seed: text, match: playMatch(league, fixture, drawsOf(text, text, 0)) };
  },
};

test.each(
  [...leagues.values()].filter(({ isField }) => !isField).map((league) => [league.game, league] as const),
)('%s lists its matches with their odds, each with what it tells at its time', (game, league) => {
  const listed = listFixtures(book, league, now, 'en');
  expect(listed.length).toBeGreaterThan(0);
  for (const { gameId, isLive, score, startsAt, odds } of listed) {
    expect(gameId).toBe(game);
    expect(isLive).toBe(Date.parse(startsAt) <= now);
    expect(score !== null).toBe(isLive);
    expect(odds.length).toBeGreaterThanOrEqual(2);
    expect(isLive || odds.every((one) => (one.odds ?? 0) > 100)).toBe(true);
  }
});

test('a race of a whole field is no match of two sides', () => {
  const fields = [...leagues.values()].filter(({ isField }) => isField);
  expect(fields.flatMap((league) => listFixtures(book, league, now, 'en'))).toEqual([]);
});

test('the sides of a match have their names in the reader’s language', () => {
  const league = leagues.get('halfcourt-sportsbook');
  if (!league) throw new Error('halfcourt-sportsbook');
  const namesIn = (language: 'en' | 'vi') =>
    new Set(listFixtures(book, league, now, language).flatMap(({ sides }) => sides));
  expect(namesIn('en')).toContain('Silver Wave');
  expect(namesIn('vi')).toContain('Sóng Bạc');
  expect([...namesIn('en')].filter((name) => namesIn('vi').has(name))).toEqual([]);
});
