import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawsOf } from '../fairness/drawsOf.ts';
import { createTestWallet } from '../lottery/testing/openTestLottery.ts';
import type { ShownMatch } from './showSports.ts';
import { fixtureOf } from './rules/fixtures.ts';
import { leagues } from './rules/leagues.ts';
import { winOf } from './rules/oddsOf.ts';
import { playMatch } from './rules/playMatch.ts';
import { openTestSports } from './testing/openTestSports.ts';

const now = Date.parse('2026-11-23T10:00:30Z');
const minute = 60_000;
const stake = 100_000;
const rich = 1_000_000_000;

const open = async (changes: Partial<Parameters<typeof openTestSports>[0]> = {}) => {
  const options = {
    path: join(mkdtempSync(join(tmpdir(), 'sports-')), 'store.sqlite'),
    wallet: createTestWallet(rich),
    clock: { now },
    game: 'halfcourt-sportsbook',
    ...changes,
  };
  return { ...options, options, sports: await openTestSports(options) };
};

type Sports = Awaited<ReturnType<typeof openTestSports>>;

const upcoming = async (sports: Sports): Promise<ShownMatch> => {
  const match = (await sports.look()).matches.find(({ phase }) => phase === 'next');
  if (!match) throw new Error('No match is to come.');
  return match;
};

/** Every pick that a match offers, as bets. */
const picksOf = ({ number, offer }: ShownMatch) =>
  (offer?.markets ?? []).flatMap(({ id: market, picks }) =>
    picks.flatMap(({ id: pick, odds }) => (odds === null ? [] : [{ number, market, pick, odds, stake }])),
  );

/** What a match's bets are owed by its seed and the rules alone. */
const owed = (game: string, { number }: ShownMatch, seed: string, bets: ReturnType<typeof picksOf>) => {
  const league = leagues.get(game);
  if (!league) throw new Error(game);
  const match = playMatch(league, fixtureOf(league, number), drawsOf(seed, `${game}:${number}`, 0));
  const score = match.states.at(-1)?.score ?? [];
  return bets.map(({ market, pick, odds }) => {
    const result = match.isAbandoned ? 'returned' : league.sport.resultOf(market, pick, score);
    return result === 'won' ? winOf(stake, odds) : result === 'returned' ? stake : 0;
  });
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test.each([...leagues.keys()])(
  '%s: each pick is paid by the match that the committed seed gives',
  async (game) => {
    const { sports, wallet, clock } = await open({ game });
    const match = await upcoming(sports);
    expect(match).not.toHaveProperty('seed');
    const bets = picksOf(match);
    expect(bets.length).toBeGreaterThanOrEqual(4);
    for (const bet of bets) expect(await sports.place(bet)).toMatchObject({ odds: bet.odds });
    expect(wallet.state.balance).toBe(rich - bets.length * stake);
    const league = leagues.get(game);
    clock.now = match.startsAt + (league?.sport.longest ?? 0) * (league?.stepLasts ?? 0) + 1000;
    const shown = await sports.look();
    await sports.quiet();
    const over = shown.matches.find(({ number }) => number === match.number);
    expect(over?.hash).toBe(match.hash);
    const seed = over?.seed ?? '';
    expect(createHash('sha256').update(seed).digest('hex')).toBe(match.hash);
    expect(wallet.state.balance).toBe(rich - bets.length * stake + sum(owed(game, match, seed, bets)));
    expect(new Set(shown.bets.map(({ state }) => state))).not.toContain('open');
    await sports.stop();
  },
);

test('a score is the same for everybody and after a restart, and comes with the clock', async () => {
  const { sports, clock, options } = await open();
  const match = await upcoming(sports);
  const scores: string[] = [];
  for (let at = match.startsAt; at <= match.startsAt + 5 * minute; at += 20_000) {
    clock.now = at;
    const shown = (await sports.look()).matches.find(({ number }) => number === match.number);
    scores.push(JSON.stringify(shown?.state));
  }
  await sports.stop();
  const again = await openTestSports(options);
  for (const [index, score] of scores.entries()) {
    clock.now = match.startsAt + index * 20_000;
    const shown = (await again.look()).matches.find(({ number }) => number === match.number);
    expect(JSON.stringify(shown?.state)).toBe(score);
  }
  await again.stop();
});

test('bets are each settled once, though the program dies between bet and settlement and within it', async () => {
  const { sports, wallet, clock, options } = await open();
  const match = await upcoming(sports);
  const bets = picksOf(match);
  for (const bet of bets) await sports.place(bet);
  await sports.stop();
  clock.now = match.startsAt + minute;
  const second = await openTestSports(options);
  for (const call of ['win', 'rollback', 'endRound']) wallet.state.silent.add(call);
  clock.now = match.startsAt + 9 * minute;
  await Promise.all([second.look(), second.look(), second.look()]);
  await second.stop();
  wallet.state.silent.clear();
  const third = await openTestSports(options);
  const shown = await third.look();
  await third.look();
  await third.quiet();
  await third.stop();
  const seed = shown.matches.find(({ number }) => number === match.number)?.seed ?? '';
  const paid = owed('halfcourt-sportsbook', match, seed, bets);
  expect(wallet.state.balance).toBe(rich - bets.length * stake + sum(paid));
  expect(wallet.of('win').length + wallet.of('rollback').length).toBe(paid.filter((one) => one > 0).length);
});

test('a stake whose answer was lost when the program died goes back', async () => {
  const { sports, wallet, options } = await open();
  const [bet] = picksOf(await upcoming(sports));
  if (!bet) throw new Error('Nothing is offered.');
  wallet.state.silent.add('bet');
  void sports.place(bet);
  await expect.poll(async () => (await sports.look()).bets.length).toBe(1);
  await sports.stop();
  wallet.state.silent.clear();
  const again = await openTestSports(options);
  await again.quiet();
  expect((await again.look()).bets).toEqual([]);
  expect(wallet.of('rollback')).toHaveLength(1);
  expect(wallet.state.balance).toBe(rich);
  await again.stop();
});

test('the same bet asked for twice is one bet', async () => {
  const { sports, wallet } = await open();
  const [bet] = picksOf(await upcoming(sports));
  if (!bet) throw new Error('Nothing is offered.');
  const ask = randomUUID();
  const first = await sports.place({ ...bet, ask });
  expect(await sports.place({ ...bet, ask })).toEqual(first);
  expect(wallet.of('bet')).toHaveLength(1);
  await sports.stop();
});

test('odds that have fallen since the player saw them are told and not taken; better ones are taken', async () => {
  const { sports, wallet } = await open();
  const [bet] = picksOf(await upcoming(sports));
  if (!bet) throw new Error('Nothing is offered.');
  expect(await sports.place({ ...bet, odds: bet.odds + 1 })).toEqual({
    refused: 'ODDS_CHANGED',
    odds: bet.odds,
  });
  expect(wallet.state.done.size).toBe(0);
  expect(await sports.place({ ...bet, odds: bet.odds - 1 })).toMatchObject({ odds: bet.odds });
  await sports.stop();
});

test('a bet on a match that has ended is refused', async () => {
  const { sports, wallet, clock } = await open();
  const match = await upcoming(sports);
  const [bet] = picksOf(match);
  if (!bet) throw new Error('Nothing is offered.');
  clock.now = match.startsAt + 6 * minute;
  expect(await sports.place({ ...bet, odds: 0 })).toEqual({ refused: 'CLOSED' });
  expect(wallet.state.done.size).toBe(0);
  await sports.stop();
});

test('what has been seen of a match is not bet on when the clock is put back, after a restart too', async () => {
  const { sports, wallet, clock, options } = await open();
  const [bet] = picksOf(await upcoming(sports));
  if (!bet) throw new Error('Nothing is offered.');
  clock.now = now + 60 * minute;
  await sports.look();
  clock.now = now;
  expect(await sports.place(bet)).toEqual({ refused: 'CLOSED' });
  await sports.stop();
  const again = await openTestSports(options);
  expect(await again.place(bet)).toEqual({ refused: 'CLOSED' });
  expect(wallet.state.done.size).toBe(0);
  await again.stop();
});

test('bets out of the limits, on matches that are not open or picks that are not there are refused', async () => {
  const { sports, wallet } = await open();
  const [bet] = picksOf(await upcoming(sports));
  if (!bet) throw new Error('Nothing is offered.');
  const refusals = await Promise.all([
    sports.place({ ...bet, stake: 9999 }),
    sports.place({ ...bet, stake: 50_000_001 }),
    sports.place({ ...bet, stake: 10_000.5 }),
    sports.place({ ...bet, stake: -10_000 }),
    sports.place({ ...bet, number: bet.number + 100 }),
    sports.place({ ...bet, number: 0 }),
    sports.place({ ...bet, market: 'none' }),
    sports.place({ ...bet, pick: 'none' }),
  ]);
  expect(refusals.map(({ refused }) => refused)).toEqual([
    'STAKE_LIMITS',
    'STAKE_LIMITS',
    'failed',
    'failed',
    'CLOSED',
    'CLOSED',
    'CLOSED',
    'CLOSED',
  ]);
  expect(wallet.state.done.size).toBe(0);
  const poor = await open({ wallet: createTestWallet(0) });
  expect(await poor.sports.place(bet)).toEqual({ refused: 'INSUFFICIENT_FUNDS' });
  await poor.sports.stop();
  await sports.stop();
});
