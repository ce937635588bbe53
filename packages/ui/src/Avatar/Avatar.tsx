import { cx } from '../theme/cx.ts';
import { tones } from '../theme/tone.css.ts';
import { toneNames, type Size } from '../theme/tones.ts';
import { avatar, image as imageStyle, sizes } from './Avatar.css.ts';

/** Props of `Avatar`. */
export interface AvatarProps {
  /** Gives the letter and, always alike for one name, the tone. */
  name: string;
  image?: string;
  size?: Size;
}

const toneOf = (name: string) => {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return toneNames[sum % toneNames.length] ?? 'neutral';
};

/** A person beside their name: a picture, or their first letter. */
export const Avatar = ({ name, image, size = 'm' }: AvatarProps) => (
  <span aria-hidden className={cx(avatar, tones[toneOf(name)], sizes[size])}>
    {image ? <img src={image} alt="" className={imageStyle} /> : ([...name.trim()][0] ?? '')}
  </span>
);
