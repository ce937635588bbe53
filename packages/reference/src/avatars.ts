import type { ArtStyle } from './artStyles.ts';

/** Where the platform serves a drawn avatar, counted from 1, in a brand's style. */
export const avatarPath = (style: ArtStyle, number: number): string => `/art/avatars/${style}/${number}.webp`;
