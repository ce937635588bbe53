import { avatar, avatarCount } from '@marquee/art';
import { type ArtStyle, artStyles } from '@marquee/reference';
import type { FoundPicture } from './FoundPicture.ts';
import { webp } from './webp.ts';

/** How many avatars the drawn art holds. */
export const avatars = avatarCount;

/** One of the drawn avatars, counted from 1. */
export const avatarImage = (style: ArtStyle, number: number): FoundPicture =>
  webp(
    { from: ['avatar', number, style], svg: () => avatar(number, style) },
    { width: 192, quality: 70, atMost: 7_000 },
  );

const path = new RegExp(`^avatars/(${artStyles.join('|')})/([1-9]\\d?)\\.webp$`);

/** The avatar that a path below `/art/` names; undefined where it names none. */
export const readAvatarPath = (text: string): FoundPicture | undefined => {
  const [, style, number] = path.exec(text) ?? [];
  if (!style || Number(number) > avatars) return undefined;
  return avatarImage(style as ArtStyle, Number(number));
};
