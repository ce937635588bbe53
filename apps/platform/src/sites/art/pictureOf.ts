import type { ValueOf } from '@marquee/contract';

/** The two crops of a banner or promotion as paths below an image CDN. */
export const pictureOf = (
  merchantCode: string,
  kind: 'banner' | 'promotion',
  id: string,
  alt: string,
): ValueOf<'getPromotions'>['banners'][number]['picture'] => ({
  wide: `/art/${merchantCode}/${kind}/${id}-wide.webp`,
  narrow: `/art/${merchantCode}/${kind}/${id}-narrow.webp`,
  alt,
});
