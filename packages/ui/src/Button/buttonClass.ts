import { cx } from '../theme/cx.ts';
import { tones } from '../theme/tone.css.ts';
import type { Size, Tone } from '../theme/tones.ts';
import { button, full, looks, sizes } from './Button.css.ts';

/** How much a button asks for attention; one solid button a view. */
export type ButtonLook = keyof typeof looks;

/** The looks that buttons and links in a button's shape share. */
export interface ButtonStyle {
  /** Accent by default. */
  tone?: Tone;
  look?: ButtonLook;
  size?: Size;
  /** As wide as what it stands in. */
  isFull?: boolean;
}

/** The classes of a button's shape. */
export const buttonClass = ({ tone = 'accent', look = 'solid', size = 'm', isFull }: ButtonStyle) =>
  cx(button, tones[tone], looks[look], sizes[size], isFull && full);
