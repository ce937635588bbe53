import type { ElementType, ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { tones } from '../theme/tone.css.ts';
import type { Tone } from '../theme/tones.ts';
import { cut, muted, sizes, strong, toned } from './Text.css.ts';

/** Props of `Text`. */
export interface TextProps {
  as?: ElementType;
  size?: keyof typeof sizes;
  tone?: Tone;
  isMuted?: boolean;
  isStrong?: boolean;
  /** One line, cut with an ellipsis; say the whole elsewhere. */
  isCut?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Running text. */
export const Text = ({
  as: Component = 'p',
  size = 'm',
  tone,
  isMuted,
  isStrong,
  isCut,
  id,
  className,
  children,
}: TextProps) => (
  <Component
    id={id}
    className={cx(
      sizes[size],
      tone && tones[tone],
      tone && toned,
      isMuted && muted,
      isStrong && strong,
      isCut && cut,
      className,
    )}
  >
    {children}
  </Component>
);
