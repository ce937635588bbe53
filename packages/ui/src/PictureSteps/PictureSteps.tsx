import type { ReactNode } from 'react';
import {
  list,
  name,
  number,
  picture as pictureStyle,
  step as stepStyle,
  text as textStyle,
} from './PictureSteps.css.ts';

/** One of the steps of `PictureSteps`. */
export interface PictureStep {
  title: string;
  /** Shows what the words say, and nothing that they do not. */
  picture: ReactNode;
  text: ReactNode;
}

/** Props of `PictureSteps`. */
export interface PictureStepsProps {
  /** What is done by the steps. */
  label: string;
  steps: readonly PictureStep[];
}

/** How something is done, step by step, each with a picture. */
export const PictureSteps = ({ label, steps }: PictureStepsProps) => (
  <ol aria-label={label} className={list}>
    {steps.map(({ title, picture, text }, position) => (
      <li key={title} className={stepStyle}>
        <div className={pictureStyle} aria-hidden inert>
          {picture}
        </div>
        <div className={name}>
          <span className={number} aria-hidden>
            {position + 1}
          </span>
          <span>{title}</span>
        </div>
        <div className={textStyle}>{text}</div>
      </li>
    ))}
  </ol>
);
