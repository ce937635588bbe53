import { expect, test } from 'vitest';
import { drawsOf } from '../fairness/drawsOf.ts';
import { hashOf } from '../fairness/hashOf.ts';
import { newSeed } from '../fairness/newSeed.ts';
import { kinds } from '../games/kinds.ts';
import { rulesByKind } from '../solo/rulesByKind.ts';
import { checkProved } from './checkProved.ts';
import { type ProvedRound, readRounds } from './ProvedRounds.ts';

const bets: Record<keyof typeof rulesByKind, unknown> = {
  taiXiu: { big: 1_000, odd: 500 },
  bauCua: { deer: 1_000 },
  coin: { heads: 1_000 },
  crash: { stake: 1_000, auto: 150 },
  slotLines: { stake: 1_000 },
  slotWays: { stake: 1_000 },
  slotCascade: { stake: 1_000 },
};

/** A round as the server plays it, to its end. */
const playRound = (kind: keyof typeof rulesByKind, nonce: number): ProvedRound => {
  const rules = rulesByKind[kind];
  const seed = newSeed();
  const bet = rules.readBet(bets[kind]);
  let state = rules.begin(bet, drawsOf(seed, 'mine', nonce));
  if (rules.winOf(state) === null) state = rules.expire?.(state);
  // As it reaches the page: through JSON.
  return JSON.parse(
    JSON.stringify({
      id: `${kind}-${nonce}`,
      nonce,
      client: 'mine',
      hash: hashOf(seed),
      seed,
      bet,
      stake: rules.stakeOf(bet),
      win: rules.winOf(state),
      state: rules.show(state),
    }),
  ) as ProvedRound;
};

const names = Object.keys(rulesByKind) as (keyof typeof rulesByKind)[];

test('every kind that one plays alone can be checked', () => {
  const solo = Object.entries(kinds).filter(([, { rules }]) => rules !== undefined);
  expect(names.toSorted()).toEqual(solo.map(([name]) => name).toSorted());
});

test.each(names)('rounds of %s that were played as promised are right', async (kind) => {
  for (let nonce = 1; nonce <= 40; nonce += 1)
    expect(await checkProved(kind, playRound(kind, nonce))).toBe('right');
});

test.each(names)('a round of %s with another seed, outcome or win is told', async (kind) => {
  const round = playRound(kind, 1);
  const other = playRound(kind, 2);
  expect(await checkProved(kind, { ...round, seed: other.seed })).toBe('wrongSeed');
  expect(await checkProved(kind, { ...round, seed: null })).toBe('notYet');
  expect(await checkProved(kind, { ...round, win: round.win + 1 })).toBe('wrongWin');
  const drawn = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      checkProved(kind, { ...round, seed: newSeedOf(index).seed, hash: newSeedOf(index).hash }),
    ),
  );
  expect(drawn).toContain('wrongDraw');
});

const newSeedOf = (index: number) => {
  const seed = String(index).padStart(64, '0');
  return { seed, hash: hashOf(seed) };
};

test('a kite that is said to have been let go after its burst is wrong', async () => {
  const round = playRound('crash', 3);
  const { burst } = round.state as { burst: number };
  const late = { ...(round.state as object), cashed: burst };
  expect(await checkProved('crash', { ...round, state: late, win: 10 * burst })).toBe('wrongDraw');
});

test('what is no rounds of a game is not read', () => {
  const whole = { kind: 'coin', title: 'Coin', currency: 'VND', digits: 0, rounds: [playRound('coin', 1)] };
  expect(readRounds(JSON.stringify(whole))).toEqual(whole);
  for (const text of ['', 'x', '[]', 'null', '{}', JSON.stringify({ ...whole, rounds: [{}] })])
    expect(readRounds(text)).toBeUndefined();
});
