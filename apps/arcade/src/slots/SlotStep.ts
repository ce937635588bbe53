/** A win of one grid: where it lies (`reel * rows + row`) and what it pays in ten-thousandths of the stake. */
export type SlotWin = { symbol: number; cells: readonly number[]; pay: number };

/** One grid as it stands still: reels from the left, each from the top. */
export type SlotStep = {
  /** Whether the reels turned, or symbols fell into the gaps of the grid before. */
  way: 'spin' | 'fall';
  grid: readonly (readonly number[])[];
  wins: readonly SlotWin[];
  multiplier: number;
  /** What it pays in ten-thousandths of the stake, multiplied. */
  pay: number;
  /** Number of the free round, from 1. */
  free?: number;
  /** Free rounds that this grid begins. */
  awards?: number;
};
