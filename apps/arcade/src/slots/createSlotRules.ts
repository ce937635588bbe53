import type { SoloRules } from '../solo/SoloRules.ts';
import type { SlotMath } from './SlotMath.ts';
import type { SlotStep } from './SlotStep.ts';

/** The stake of a turn, in minor units. */
export type SlotBet = { stake: number };

/** A whole round: the turn and everything that it set off; amounts in minor units. */
export type SlotState = { stake: number; win: number; steps: readonly SlotStep[] };

/** The rules of a slot: one bet plays its free rounds too. */
export const createSlotRules = ({ play }: SlotMath): SoloRules<SlotBet, SlotState, never> => ({
  readBet: (sent) => {
    const { stake } = (sent ?? {}) as { stake?: unknown };
    return Number.isSafeInteger(stake) ? { stake: Number(stake) } : undefined;
  },
  stakeOf: ({ stake }) => stake,
  begin: ({ stake }, draw) => {
    const steps = play(draw);
    const pay = steps.reduce((sum, step) => sum + step.pay, 0);
    // Rounded down to the minor unit, once a round.
    return { stake, steps, win: Math.floor((stake * pay) / 10_000) };
  },
  winOf: ({ win }) => win,
  show: (state) => state,
});
