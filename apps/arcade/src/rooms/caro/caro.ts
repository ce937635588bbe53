import type { RoomRules } from '../RoomRules.ts';

const side = 15;

/** A game of five in a row on fifteen by fifteen fields, row by row. */
export type CaroState = {
  cells: readonly (number | null)[];
  turn: number;
  last: number | null;
  /** The fields that won. */
  line: readonly number[];
  winner: number | null;
  isOver: boolean;
};

/** The field to take; null gives the game up. */
export type CaroMove = { cell: number | null };

const directions = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

const at = (cells: CaroState['cells'], x: number, y: number) =>
  x < 0 || y < 0 || x >= side || y >= side ? undefined : (cells[y * side + x] ?? null);

/** The line of five and more through a field, unless the other side stands at both of its ends. */
const lineThrough = (cells: CaroState['cells'], cell: number) => {
  const owner = cells[cell];
  const [x, y] = [cell % side, Math.floor(cell / side)];
  for (const [dx, dy] of directions) {
    const reach = (sign: number) => {
      let steps = 0;
      while (at(cells, x + sign * (steps + 1) * dx, y + sign * (steps + 1) * dy) === owner) steps += 1;
      const beyond = at(cells, x + sign * (steps + 1) * dx, y + sign * (steps + 1) * dy);
      return { steps, isBlocked: typeof beyond === 'number' };
    };
    const [back, ahead] = [reach(-1), reach(1)];
    if (back.steps + ahead.steps < 4 || (back.isBlocked && ahead.isBlocked)) continue;
    return Array.from({ length: back.steps + ahead.steps + 1 }, (_, index) => {
      const step = index - back.steps;
      return (y + step * dy) * side + x + step * dx;
    });
  }
  return [];
};

/** Caro: five in a row that the other side does not hold at both ends; who runs out of time loses. */
export const caro = {
  seats: { least: 2, most: 2 },
  secondsAMove: 20,
  deal: (draw, _seats, leader) => ({
    cells: Array.from({ length: side * side }, () => null),
    turn: leader ?? draw(2),
    last: null,
    line: [],
    winner: null,
    isOver: false,
  }),
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
    const other = 1 - state.turn;
    if (cell === null) return { ...state, winner: other, isOver: true };
    if (state.cells[cell] !== null) return 'taken';
    const cells = state.cells.map((owner, index) => (index === cell ? state.turn : owner));
    const line = lineThrough(cells, cell);
    const winner = line.length > 0 ? state.turn : null;
    return { cells, turn: other, last: cell, line, winner, isOver: winner !== null || !cells.includes(null) };
  },
  expire: () => ({ cell: null }),
  outcome: ({ isOver, winner }) => (isOver ? { winners: winner === null ? [] : [winner] } : undefined),
  view: (state) => state,
} satisfies RoomRules<CaroState, CaroMove>;
