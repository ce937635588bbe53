import { rasterise } from '@marquee/art';
import type { FoundPicture } from './FoundPicture.ts';

/** A drawing as a WebP picture, `width` pixels across. */
export const webp = (svg: () => string, width: number): FoundPicture => ({
  type: 'image/webp',
  draw: () => rasterise(svg(), { width, format: 'webp' }),
});
