import { CheckCircleIcon } from '../icons/CheckCircleIcon.tsx';
import { done, list, name, step as stepStyle } from './Steps.css.ts';

/** Props of `Steps`. */
export interface StepsProps {
  /** What is being gone through. */
  label: string;
  steps: readonly string[];
  /** Position of the current step, counted from 0. */
  current: number;
}

/** Where one is in something that takes several steps. */
export const Steps = ({ label, steps, current }: StepsProps) => (
  <ol aria-label={label} className={list}>
    {steps.map((title, position) => (
      <li
        key={title}
        className={stepStyle}
        data-done={position < current || undefined}
        aria-current={position === current ? 'step' : undefined}
      >
        <span className={name}>
          {position < current && <CheckCircleIcon size="s" className={done} />}
          {title}
        </span>
      </li>
    ))}
  </ol>
);
