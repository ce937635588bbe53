import type { ValueOf } from '@marquee/contract';
import { artPath } from '../art/artPath.ts';

/** The two crops of an uploaded picture as paths below an image CDN. */
export const uploadedPicture = (
  merchantCode: string,
  id: string,
  alt: string,
): ValueOf<'getPromotions'>['banners'][number]['picture'] => ({
  wide: artPath(merchantCode, 'content', `${id}-wide`),
  narrow: artPath(merchantCode, 'content', `${id}-narrow`),
  alt,
});
