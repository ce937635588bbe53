import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMove, isInCheck, isRedAt, movesFrom, opening } from './moves.ts';
import { xiangqi, type XiangqiState } from './xiangqi.ts';

/** A field by its column from the left and its row from black's back line. */
const at = (x: number, y: number) => y * 9 + x;
/** A position of pieces such as `K49`: letter, column, row. */
const place = (text: string) => {
  const fields = Array.from({ length: 90 }, () => '.');
  for (const piece of text.split(' ')) fields[at(Number(piece[1]), Number(piece[2]))] = piece[0] ?? '.';
  return fields.join('');
};
const from = (position: string, x: number, y: number) =>
  movesFrom(position, at(x, y))
    .map((field) => `${field % 9},${Math.floor(field / 9)}`)
    .toSorted();
const begun = (position: string, turn = 0): XiangqiState => ({
  ...xiangqi.deal(() => 0, 2, null),
  position,
  turn,
  past: [{ position, isCheck: false }],
});
const play = (state: XiangqiState, ...moves: [number, number, number, number][]) => {
  let now = state;
  for (const [fx, fy, tx, ty] of moves) {
    const next = xiangqi.play(now, { from: at(fx, fy), to: at(tx, ty) });
    if (typeof next === 'string') throw new Error(next);
    now = next;
  }
  return now;
};

describe('how pieces move', () => {
  it('has the 44 moves of the opening on either side', () => {
    for (const isRed of [true, false]) {
      const fields = Array.from(opening, (_, field) => field).filter(
        (field) => isRedAt(opening, field) === isRed,
      );
      expect(fields.flatMap((field) => movesFrom(opening, field))).toHaveLength(44);
    }
  });

  it('keeps generals and advisors in the palace and elephants on their side', () => {
    expect(from(place('K39 k40'), 3, 9)).toEqual(['3,8']);
    expect(from(place('K49 k30 A48'), 4, 8)).toEqual(['3,7', '3,9', '5,7', '5,9']);
    expect(from(place('K49 k30 E25'), 2, 5)).toEqual(['0,7', '4,7']);
    expect(from(place('K49 k30 E25 P36'), 2, 5)).toEqual(['0,7']);
  });

  it('hobbles a horse by the piece beside it', () => {
    expect(from(place('K49 k30 H14 P13'), 1, 4)).toEqual(['0,6', '2,6', '3,3', '3,5']);
  });

  it('lets a cannon take over exactly one piece', () => {
    const cannon = from(place('K39 k50 C07 p04 r01 h00'), 0, 7);
    expect(cannon).toContain('0,1');
    expect(cannon).not.toContain('0,4');
    expect(cannon).not.toContain('0,0');
  });

  it('lets a soldier go sideways beyond the river alone', () => {
    expect(from(place('K49 k30 P26'), 2, 6)).toEqual(['2,5']);
    expect(from(place('K49 k30 P24'), 2, 4)).toEqual(['1,4', '2,3', '3,4']);
  });

  it('lets nobody open the file between the generals or stay in check', () => {
    expect(from(place('K49 k40 R45'), 4, 5)).not.toContain('3,5');
    expect(isInCheck(place('K49 k40'), true)).toBe(true);
    expect(from(place('K49 k30 r45 R06'), 0, 6)).toEqual(['4,6']);
  });
});

describe('a game', () => {
  it('is won by mate and by leaving no move', () => {
    const mate = play(begun(place('K39 k40 R11 R72')), [7, 2, 7, 0]);
    expect(mate).toMatchObject({ end: 'mate', winner: 0, isCheck: true });
    const stale = play(begun(place('K49 k30 R81 P22'), 0), [2, 2, 2, 1]);
    expect(canMove(stale.position, false)).toBe(false);
    expect(stale).toMatchObject({ end: 'noMove', winner: 0 });
    expect(xiangqi.outcome(stale)).toEqual({ winners: [0] });
  });

  it('is lost by perpetual check and drawn by repetition without one', () => {
    const loop: [number, number, number, number][] = [
      [8, 1, 8, 0],
      [4, 0, 4, 1],
      [8, 0, 8, 1],
      [4, 1, 4, 0],
    ];
    const chased = play(
      begun(place('K39 k41 R80 p08')),
      [8, 0, 8, 1],
      [4, 1, 4, 0],
      ...loop,
      ...loop.slice(0, 3),
    );
    expect(chased).toMatchObject({ end: 'perpetual', winner: 1 });
    const quiet: [number, number, number, number][] = [
      [1, 9, 2, 7],
      [1, 0, 2, 2],
      [2, 7, 1, 9],
      [2, 2, 1, 0],
    ];
    const drawn = play(
      xiangqi.deal(() => 0, 2, null),
      ...quiet,
      ...quiet,
    );
    expect(drawn).toMatchObject({ end: 'repeated', winner: null });
    expect(xiangqi.outcome(drawn)).toEqual({ winners: [] });
  });

  it('refuses pieces of the other side and moves they cannot make', () => {
    const state = xiangqi.deal(() => 1, 2, null);
    expect(state).toMatchObject({ red: 1, turn: 1 });
    expect(xiangqi.play(state, { from: at(0, 0), to: at(0, 1) })).toBe('notYourPiece');
    expect(xiangqi.play(state, { from: at(0, 9), to: at(0, 3) })).toBe('badMove');
    for (const value of [null, 4, {}, { from: 90, to: 0 }, { from: 1 }, { from: 0.5, to: 3 }])
      expect(xiangqi.readMove(value)).toBeUndefined();
  });

  it('lets who won begin, and who runs out of time lose', () => {
    const state = xiangqi.deal(() => 0, 2, 1);
    expect(state.red).toBe(1);
    const over = xiangqi.play(state, xiangqi.expire());
    expect(over).toMatchObject({ end: 'gaveUp', winner: 0 });
  });

  it('keeps both generals and always ends, whatever is played', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        let state = xiangqi.deal(() => 0, 2, null);
        for (let moves = 0; moves < 60 && !xiangqi.outcome(state); moves += 1) {
          const isRed = state.turn === state.red;
          const all = Array.from(state.position, (_, field) => field)
            .filter((field) => isRedAt(state.position, field) === isRed)
            .flatMap((field) => movesFrom(state.position, field).map((to) => ({ from: field, to })));
          const next = xiangqi.play(state, all[Number(numbers.next().value) % all.length] ?? null);
          if (typeof next === 'string') throw new Error(next);
          expect(next.position).toMatch(/K/);
          expect(next.position).toMatch(/k/);
          expect(isInCheck(next.position, isRed)).toBe(false);
          state = next;
        }
      }),
      { numRuns: 20 },
    );
  });
});
