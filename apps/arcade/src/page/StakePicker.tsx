import type { SharedText } from '../pages/sharedTexts.ts';
import type { Start } from '../pages/Start.ts';
import { writeAmount } from './writeAmount.ts';

/** The steps of a stake within limits: 1, 2, 5, 10 … of the least. */
export const stakeSteps = ({ min, max }: Start['limits']): number[] => {
  const steps: number[] = [];
  for (let ten = min; ten <= max; ten *= 10)
    for (const step of [1, 2, 5]) if (ten * step <= max) steps.push(ten * step);
  return steps;
};

/** Picks a stake in minor units, step by step. */
export const StakePicker = ({
  start,
  stake,
  isDisabled,
  onPick,
}: {
  start: Start;
  stake: number;
  isDisabled: boolean;
  onPick: (stake: number) => void;
}) => {
  const steps = stakeSteps(start.limits);
  const at = steps.indexOf(stake);
  const text = (name: SharedText) => start.texts[name] ?? '';
  const step = (by: 1 | -1) => {
    const next = steps[at + by];
    return (
      <button
        type="button"
        className="round-button"
        aria-label={text(by > 0 ? 'raise' : 'lower')}
        disabled={isDisabled || next === undefined}
        onClick={() => next !== undefined && onPick(next)}
      >
        {by > 0 ? '+' : '−'}
      </button>
    );
  };
  return (
    <fieldset className="stake" aria-label={text('stake')}>
      {step(-1)}
      <output>
        <span>{text('stake')}</span>
        <b>{writeAmount(stake, start)}</b>
      </output>
      {step(1)}
    </fieldset>
  );
};
