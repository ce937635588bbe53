import { avatar } from '@marquee/art';
import { avatars } from '../member/avatarPath.ts';
import type { FoundPicture } from './FoundPicture.ts';

/** One of the drawn avatars, counted from 1; null beyond the last. */
export const avatarPicture = (number: number): FoundPicture | null => {
  if (number < 1 || number > avatars) return null;
  return { type: 'image/svg+xml', draw: async () => Buffer.from(avatar({ seed: `member-${number}` })) };
};
