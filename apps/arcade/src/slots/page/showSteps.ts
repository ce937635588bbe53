import type { SlotStep } from '../SlotStep.ts';
import type { Reels } from './createReels.ts';

/** Milliseconds that something is shown, until the player wishes to go on. */
export type Pause = (milliseconds: number) => Promise<void>;

/** Shows a round from its first turn to its end; `tell` says each step once it stands. */
export const showSteps = async (
  reels: Reels,
  steps: readonly SlotStep[],
  { pause, tell }: { pause: Pause; tell: (step: SlotStep, paidBefore: number) => void },
) => {
  let paid = 0;
  let gone: ReadonlySet<number> | undefined;
  for (const [index, step] of steps.entries()) {
    if (step.way === 'fall') await reels.fall(step.grid, gone);
    else {
      if (index > 0) {
        reels.spin();
        await pause(150);
      }
      await reels.land(step.grid);
    }
    tell(step, paid);
    paid += step.pay;
    gone = undefined;
    if (step.wins.length === 0) {
      if (index < steps.length - 1) await pause(350);
      continue;
    }
    reels.light(step.wins);
    gone = new Set(step.wins.flatMap(({ cells }) => cells));
    if (index < steps.length - 1) await pause(step.awards ? 1600 : 800);
  }
};
