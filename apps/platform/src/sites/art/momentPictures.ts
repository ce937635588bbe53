import { momentArt, momentPicture } from '@marquee/art';
import { type ArtStyle, isMoment, type Moment, momentSize } from '@marquee/reference';
import type { FoundPicture } from './FoundPicture.ts';
import type { PictureKinds } from './PictureKind.ts';
import { webp } from './webp.ts';

/** What stands where a page has nothing to show. It has no placeholder: a block of colour would be told for a picture. */
export const momentImage = (moment: Moment, style: ArtStyle): FoundPicture =>
  webp(
    {
      from: ['moment', moment, momentArt[moment], style],
      svg: () => momentPicture(moment, style),
    },
    { width: momentSize.width, quality: 62, atMost: 16_000 },
  );

/** How moments are drawn, each in the style of the brand. */
export const momentPictures: PictureKinds = {
  moment: async (_tx, merchant, id) => (isMoment(id) ? momentImage(id, merchant.brand.art) : null),
};
