import { takeOut } from '../fairness/takeOut.ts';
import type { SoloRules } from '../solo/SoloRules.ts';

/** Tiles of the garden, in rows of five. */
export const tiles = 25;
/** How many thorns a player may choose. */
export const thornCounts = [1, 3, 5, 10] as const;
/** Milliseconds after which a garden that was left is closed with what it holds. */
const patience = 24 * 60 * 60_000;
const most = 100_000;

export type MinesBet = { stake: number; thorns: number };
export type MinesAction = { turn: number } | 'stop';

/** A garden; `hit` is the thorn that ended it. */
export type MinesState = {
  stake: number;
  thorns: readonly number[];
  turned: readonly number[];
  hit?: number;
  isOver: boolean;
};

/** What the page sees: the thorns only once it is over. */
export type MinesView = Omit<MinesState, 'thorns'> & { count: number; thorns?: readonly number[] };

/**
 * What a garden is worth, in hundredths of the stake, after so many gems: 97 percent of what a fair game would pay, rounded
 * down, and no more than a thousand stakes. Nothing is lost before the first tile.
 */
export const worthOf = (thorns: number, gems: number): number => {
  if (gems === 0) return 100;
  let fair = 9_700;
  for (let turn = 0; turn < gems; turn += 1) fair = (fair * (tiles - turn)) / (tiles - thorns - turn);
  // What floating point has lost of a whole hundredth is given back.
  return Math.min(most, Math.floor(fair / 100 + 1e-9));
};

const isOpen = ({ isOver }: MinesState) => !isOver;

const turn = (state: MinesState, tile: number): MinesState => {
  if (state.thorns.includes(tile)) return { ...state, hit: tile, isOver: true };
  const turned = [...state.turned, tile];
  return { ...state, turned, isOver: turned.length === tiles - state.thorns.length };
};

const isTile = (sent: unknown): sent is number =>
  Number.isSafeInteger(sent) && Number(sent) >= 0 && Number(sent) < tiles;

/** A garden of gems and thorns: each gem makes it worth more, a thorn ends it, and one may stop at any time. */
export const mines: SoloRules<MinesBet, MinesState, MinesAction> = {
  readBet: (sent) => {
    const { stake, thorns } = (sent ?? {}) as { stake?: unknown; thorns?: unknown };
    const isFine = Number.isSafeInteger(stake) && thornCounts.some((count) => count === thorns);
    return isFine ? { stake: Number(stake), thorns: Number(thorns) } : undefined;
  },
  stakeOf: ({ stake }) => stake,
  begin: ({ stake, thorns: count }, draw) => {
    const left = Array.from({ length: tiles }, (_, tile) => tile);
    return { stake, thorns: takeOut(left, count, draw), turned: [], isOver: false };
  },
  winOf: ({ stake, thorns, turned, hit, isOver }) => {
    if (!isOver) return null;
    return hit === undefined ? Math.floor((stake * worthOf(thorns.length, turned.length)) / 100) : 0;
  },
  show: ({ thorns, ...state }): MinesView => ({
    ...state,
    count: thorns.length,
    ...(state.isOver && { thorns }),
  }),
  readAction: (sent) => {
    if (sent === 'stop') return sent;
    const { turn: tile } = (sent ?? {}) as { turn?: unknown };
    return isTile(tile) ? { turn: tile } : undefined;
  },
  act: (state, action) => {
    if (!isOpen(state)) return undefined;
    if (action === 'stop') return state.turned.length > 0 ? { ...state, isOver: true } : undefined;
    return state.turned.includes(action.turn) ? undefined : turn(state, action.turn);
  },
  endsAfter: () => patience,
  expire: (state) => ({ ...state, isOver: true }),
  // Which tiles were turned is the player's; where the thorns are is the seed's.
  replay: (begun, shown) => {
    const { stake, thorns, turned = [], hit, isOver } = (shown ?? {}) as Partial<MinesView>;
    const isSame = stake === begun.stake && JSON.stringify(thorns) === JSON.stringify(begun.thorns);
    if (!isOver || !isSame || (hit !== undefined && !begun.thorns.includes(hit))) return undefined;
    const played = turned.reduce<MinesState | undefined>(
      (state, tile) =>
        state && isTile(tile) && !state.turned.includes(tile) ? turn(state, tile) : undefined,
      begun,
    );
    if (!played || played.hit !== undefined) return undefined;
    return { ...played, isOver, ...(hit !== undefined && { hit }) };
  },
};

/** Percent that the best way to play gives back: how likely a number of gems comes, times what it is worth then. */
export const minesReturn = (): number => {
  const returns = thornCounts.flatMap((thorns) =>
    Array.from({ length: tiles - thorns }, (_, index) => {
      const gems = index + 1;
      let chance = 1;
      for (let at = 0; at < gems; at += 1) chance *= (tiles - thorns - at) / (tiles - at);
      return chance * worthOf(thorns, gems);
    }),
  );
  // What floating point has added is taken away.
  return Math.round(Math.max(...returns) * 1e6) / 1e6;
};
