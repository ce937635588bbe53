import { expect, test } from 'vitest';
import { catalogue } from '../../../../platform/src/seed/catalogue/catalogue.ts';
import { drawsOf } from '../../fairness/drawsOf.ts';
import { fixtureOf, fixturesBetween } from './fixtures.ts';
import { leagues } from './leagues.ts';
import { endOf, playMatch, stateAt } from './playMatch.ts';

const midnight = Date.parse('2026-11-23T00:00Z');
const hour = 60 * 60_000;

test.each([...leagues.values()].map((league) => [league.game, league] as const))(
  '%s has the same matches whenever it is asked, and no side in two at once',
  (_game, league) => {
    const fixtures = fixturesBetween(league, midnight, midnight + 6 * hour);
    expect(fixtures.length).toBeGreaterThan(80);
    const longest = league.sport.longest * league.stepLasts;
    const lastOf = new Map<string, number>();
    for (const fixture of fixtures) {
      expect(fixtureOf(league, fixture.number)).toEqual(fixture);
      expect(fixture.startsAt).toBeGreaterThan(midnight);
      for (const { name, worth } of fixture.sides) {
        expect(worth).toBeGreaterThan(0);
        const last = lastOf.get(name);
        expect(fixture.startsAt - (last ?? 0)).toBeGreaterThanOrEqual(longest);
        lastOf.set(name, fixture.startsAt);
      }
    }
    expect(lastOf.size).toBe(league.sides.length);
  },
);

test('of a match nothing is told before its time, and an abandoned one stays where it was', () => {
  const league = leagues.get('kite-sports');
  if (!league) throw new Error('kite-sports');
  const abandoned = { ...league, abandoned: 10_000 };
  const fixture = fixtureOf(league, 1_000_000);
  const match = playMatch(abandoned, fixture, drawsOf('seed', 'kite-sports:1000000', 0));
  expect(match.isAbandoned).toBe(true);
  const end = endOf(league, fixture, match);
  expect(end).toBeGreaterThan(fixture.startsAt);
  expect(end).toBeLessThan(fixture.startsAt + 90 * league.stepLasts);
  expect(stateAt(league, fixture, match, fixture.startsAt - hour)).toEqual({ step: 0, score: [0, 0] });
  expect(stateAt(league, fixture, match, end + hour)).toEqual(match.states.at(-1));
});

test('about as many matches are abandoned as the league says', () => {
  const league = leagues.get('halfcourt-sportsbook');
  if (!league) throw new Error('halfcourt-sportsbook');
  const count = 4000;
  const abandoned = Array.from({ length: count }, (_, number) =>
    playMatch(league, fixtureOf(league, number), drawsOf('a fixed seed', String(number), 0)),
  ).filter(({ isAbandoned }) => isAbandoned).length;
  // 60 expected of 4000, with a deviation of 7.7.
  expect(abandoned).toBeGreaterThan(30);
  expect(abandoned).toBeLessThan(90);
});

test('every game of sports and e-sports is a league, which pays back what the platform says where it says it', () => {
  const games = catalogue.filter(({ category }) => category === 'sports' || category === 'esports');
  expect(games.map(({ id }) => id).toSorted()).toEqual([...leagues.keys()].toSorted());
  for (const { id, rtp } of games) {
    const payback = (leagues.get(id)?.payback ?? 0) * 100;
    expect(rtp ?? payback).toBeCloseTo(payback, 10);
  }
});
