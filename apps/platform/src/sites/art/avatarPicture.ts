import { avatar } from '@marquee/art';
import type { FoundPicture } from './FoundPicture.ts';

/** How many avatars the drawn art holds. */
export const avatars = 12;

/** One of the drawn avatars, counted from 1; null beyond the last. */
export const avatarPicture = (number: number): FoundPicture | null => {
  if (number < 1 || number > avatars) return null;
  const seed = `member-${number}`;
  return { type: 'image/svg+xml', key: `avatar ${seed}`, draw: async () => Buffer.from(avatar({ seed })) };
};
