import type { RoomRules } from '../RoomRules.ts';

const side = 8;

/** A game of reversi on eight by eight fields, row by row; each holds the seat whose disc lies there. */
export type ReversiState = {
  cells: readonly (number | null)[];
  turn: number;
  last: number | null;
  /** The discs that the last move turned. */
  turned: readonly number[];
  /** Whether the other side had no move before this turn. */
  hasPassed: boolean;
  winner: number | null;
  isOver: boolean;
};

/** The field to take; null gives the game up. */
export type ReversiMove = { cell: number | null };

const directions = [-1, 0, 1]
  .flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const))
  .filter(([dx, dy]) => dx || dy);

/** The discs that a seat would turn by taking a field; none where it may not. */
export const turnedBy = (cells: ReversiState['cells'], cell: number, seat: number): number[] => {
  if (cells[cell] !== null) return [];
  const [x, y] = [cell % side, Math.floor(cell / side)];
  return directions.flatMap(([dx, dy]) => {
    const between: number[] = [];
    for (let step = 1; ; step += 1) {
      const [column, row] = [x + dx * step, y + dy * step];
      if (column < 0 || row < 0 || column >= side || row >= side) return [];
      const at = row * side + column;
      if (cells[at] === seat) return between;
      if (cells[at] !== 1 - seat) return [];
      between.push(at);
    }
  });
};

const canMove = (cells: ReversiState['cells'], seat: number) =>
  cells.some((_, cell) => turnedBy(cells, cell, seat).length > 0);

/** How many discs of a seat lie on the board. */
export const discsOf = (cells: ReversiState['cells'], seat: number) =>
  cells.filter((owner) => owner === seat).length;

/** Reversi: most discs win when nobody can move; who runs out of time loses. */
export const reversi = {
  seats: { least: 2, most: 2 },
  secondsAMove: 30,
  deal: (draw, _seats, leader): ReversiState => {
    const turn = leader ?? draw(2);
    const cells = Array.from({ length: side * side }, (_, cell) =>
      cell === 27 || cell === 36 ? 1 - turn : cell === 28 || cell === 35 ? turn : null,
    );
    return { cells, turn, last: null, turned: [], hasPassed: false, winner: null, isOver: false };
  },
  turnOf: ({ turn }) => [turn],
  readMove: (value) => {
    if (typeof value !== 'object' || value === null || !('cell' in value)) return undefined;
    const { cell } = value;
    if (cell === null) return { cell };
    return Number.isInteger(cell) && Number(cell) >= 0 && Number(cell) < side * side
      ? { cell: Number(cell) }
      : undefined;
  },
  play: (state, { cell }) => {
    const { turn } = state;
    if (cell === null) return { ...state, winner: 1 - turn, isOver: true };
    if (state.cells[cell] !== null) return 'taken';
    const turned = turnedBy(state.cells, cell, turn);
    if (turned.length === 0) return 'turnsNothing';
    const cells = state.cells.map((owner, at) => (at === cell || turned.includes(at) ? turn : owner));
    const hasPassed = !canMove(cells, 1 - turn);
    const isOver = hasPassed && !canMove(cells, turn);
    const lead = discsOf(cells, 0) - discsOf(cells, 1);
    return {
      cells,
      turn: hasPassed ? turn : 1 - turn,
      last: cell,
      turned,
      hasPassed,
      winner: isOver && lead !== 0 ? (lead > 0 ? 0 : 1) : null,
      isOver,
    };
  },
  expire: () => ({ cell: null }),
  outcome: ({ isOver, winner }) => (isOver ? { winners: winner === null ? [] : [winner] } : undefined),
  view: (state) => state,
} satisfies RoomRules<ReversiState, ReversiMove>;
