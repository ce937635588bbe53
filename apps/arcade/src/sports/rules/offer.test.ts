import { expect, test } from 'vitest';
import { drawsOf } from '../../fairness/drawsOf.ts';
import { fixtureOf } from './fixtures.ts';
import { leagues } from './leagues.ts';
import { offerAt } from './offer.ts';
import { playMatch } from './playMatch.ts';

const read = (game: string) => {
  const found = leagues.get(game);
  if (!found) throw new Error(game);
  const league = { ...found, abandoned: 0 };
  const fixture = fixtureOf(league, 1_000_000);
  return { league, fixture, match: playMatch(league, fixture, drawsOf('a fixed seed', game, 0)) };
};

test('odds move with the match; no bet is taken for two minutes after a goal, and in the last four', () => {
  const { league, fixture, match } = read('halfcourt-sportsbook');
  const offers = match.states.map(({ step }) =>
    offerAt(league, fixture, match, fixture.startsAt + step * league.stepLasts),
  );
  const scores = match.states.map(({ score }) => score.join());
  expect(new Set(scores).size).toBeGreaterThan(2);
  const expected = scores.map((score, step) =>
    step >= 86 ? 'late' : score === scores[Math.max(0, step - 2)] ? null : 'score',
  );
  expect(offers.map(({ closed }) => closed)).toEqual(expected);
  expect(new Set(offers.map(({ markets }) => markets[0]?.picks[0]?.odds)).size).toBeGreaterThan(20);
});

test('bets open a while before the start, and close with it where a league is not bet on live', () => {
  const { league, fixture, match } = read('virtual-league');
  const closedAt = (moment: number) => offerAt(league, fixture, match, moment).closed;
  expect(closedAt(fixture.startsAt - league.opensBefore - 1)).toBe('early');
  expect(closedAt(fixture.startsAt - league.opensBefore)).toBeNull();
  expect(closedAt(fixture.startsAt - 1)).toBeNull();
  expect(closedAt(fixture.startsAt)).toBe('late');
});
