import type { ValueOf } from '@marquee/contract';
import { artPath } from './artPath.ts';

/** The two crops of a banner, promotion or article as paths below an image CDN. */
export const pictureOf = (
  merchantCode: string,
  kind: 'banner' | 'promotion' | 'article',
  id: string,
  alt: string,
): ValueOf<'getPromotions'>['banners'][number]['picture'] => ({
  wide: artPath(merchantCode, kind, `${id}-wide`),
  narrow: artPath(merchantCode, kind, `${id}-narrow`),
  alt,
});
