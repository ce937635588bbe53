import { avatar } from '@marquee/art';
import type { FoundPicture } from './FoundPicture.ts';

/** How many avatars the drawn art holds. */
export const avatars = 12;

/** One of the drawn avatars, counted from 1; null beyond the last. */
export const avatarPicture = (number: number): FoundPicture | null => {
  if (number < 1 || number > avatars) return null;
  return { type: 'image/svg+xml', draw: async () => Buffer.from(avatar({ seed: `member-${number}` })) };
};
