import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawsOf } from '../../fairness/drawsOf.ts';
import { domino, endsOf, layable, pipsIn, tiles, type DominoState } from './domino.ts';

/** A tile by its pips, such as `36`. */
const tile = (name: string) => tiles.findIndex(([low, high]) => `${low}${high}` === name);
const begun = (hands: string[], stock = '', opening: string | null = null): DominoState => ({
  ...domino.deal(drawsOf('s', 'c', 1), hands.length, 0),
  hands: hands.map((hand) => hand.split(' ').map(tile)),
  stock: stock ? stock.split(' ').map(tile) : [],
  opening: opening === null ? null : tile(opening),
});
const played = (state: DominoState, name: string | null, end: 'left' | 'right' = 'right') => {
  const next = domino.play(state, { tile: name === null ? null : tile(name), end });
  if (typeof next === 'string') throw new Error(next);
  return next;
};

it('deals seven tiles each, and who has the highest double lays it first', () => {
  const state = domino.deal(drawsOf('seed', 'c', 1), 4, null);
  expect(new Set(state.hands.flat()).size).toBe(28);
  expect(state.opening).toBe(tile('66'));
  expect(state.hands[state.turn]).toContain(tile('66'));
  const other = state.hands[state.turn]?.find((held) => held !== tile('66')) ?? -1;
  expect(domino.play(state, { tile: other, end: 'right' })).toBe('mustOpenTile');
  expect(domino.deal(drawsOf('seed', 'c', 1), 2, 1)).toMatchObject({ turn: 1, opening: null });
});

it('matches ends and turns tiles to fit', () => {
  let state = begun(['36 56 11', '35 13']);
  state = played(state, '36');
  expect(endsOf(state.chain)).toEqual({ left: 3, right: 6 });
  expect(domino.play(state, { tile: tile('35'), end: 'right' })).toBe('fitsNot');
  state = played(state, '35', 'left');
  expect(endsOf(state.chain)).toEqual({ left: 5, right: 6 });
  state = played(state, '56');
  expect(endsOf(state.chain)).toEqual({ left: 5, right: 5 });
});

it('lets draw only who cannot lay, and go on drawing until they can', () => {
  let state = played(begun(['66 12', '11 22'], '33 16'), '66');
  expect(domino.play(begun(['66 12', '11 22'], '33'), { tile: null, end: 'right' })).toBe('canLay');
  state = played(state, null);
  expect(state).toMatchObject({ turn: 1, stock: [tile('16')] });
  state = played(played(state, null), '16');
  expect(state.turn).toBe(0);
});

it('is won by who is out first', () => {
  const state = played(begun(['66', '11 22']), '66');
  expect(domino.outcome(state)).toEqual({ winners: [0] });
});

it('is won by the fewest pips where it is blocked, and shared by as few', () => {
  let state = begun(['66 11', '22 33', '02 55']);
  for (const name of ['66', null, null, null]) state = played(state, name);
  expect(state).toMatchObject({ isBlocked: true, winners: [0] });
  let shared = begun(['66 12', '03', '44']);
  for (const name of ['66', null, null, null]) shared = played(shared, name);
  expect(shared.hands.map(pipsIn)).toEqual([3, 3, 8]);
  expect(domino.outcome(shared)).toEqual({ winners: [0, 1] });
});

it('refuses tiles of others and what is no move', () => {
  expect(domino.play(begun(['66', '11']), { tile: tile('11'), end: 'right' })).toBe('notYourTile');
  for (const value of [null, {}, { tile: 28, end: 'left' }, { tile: 1 }, { tile: 1, end: 'up' }])
    expect(domino.readMove(value)).toBeUndefined();
});

it('shows a seat its own tiles and how many the others and the stock have', () => {
  const state = begun(['66 12', '11 22 33'], '44');
  expect(domino.view(state, 0)).toMatchObject({ hands: [[tile('66'), tile('12')], 3], stock: 1 });
  expect(domino.view(state, null)).toMatchObject({ hands: [2, 3] });
});

it('keeps every tile in one place and touching halves alike, whatever is played', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 2, max: 4 }),
      fc.array(fc.nat(), { minLength: 1 }),
      (seed, seats, numbers) => {
        let state = domino.deal(drawsOf(seed, 'c', 1), seats, null);
        for (let moves = 0; !domino.outcome(state); moves += 1) {
          const all = layable(state, state.hands[state.turn] ?? []);
          const move = all[(numbers[moves % numbers.length] ?? 0) % all.length] ?? {
            tile: null,
            end: 'right',
          };
          const next = domino.play(state, move);
          if (typeof next === 'string') throw new Error(next);
          state = next;
          const everywhere = [...state.hands.flat(), ...state.stock, ...state.chain.map((laid) => laid.tile)];
          expect(everywhere.toSorted((one, other) => one - other)).toEqual(tiles.map((_, index) => index));
        }
        const halves = state.chain.map((laid) => endsOf([laid]));
        expect(halves.every((half, at) => at === 0 || half?.left === halves[at - 1]?.right)).toBe(true);
      },
    ),
  );
});
