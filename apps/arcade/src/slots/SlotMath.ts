import type { Draw } from '../fairness/createDraw.ts';
import type { SlotStep } from './SlotStep.ts';

/** Symbols by number: 0 is wild, 1 the scatter, 2 the most worth and so on downwards to 9. */
export const wild = 0;
export const scatter = 1;

/** A slot's mathematics: what a turn shows and pays, with all that it sets off. */
export type SlotMath = { reels: number; rows: number; play: (draw: Draw) => SlotStep[] };
