import { rasterise } from '@marquee/art';
import type { FoundPicture } from './FoundPicture.ts';

/** A drawing as a WebP picture; `width` in pixels, `quality` of 100, `atMost` in bytes. */
export const webp = (
  svg: () => string,
  target: { width: number; quality?: number; atMost?: number },
): FoundPicture => ({
  type: 'image/webp',
  draw: () => rasterise(svg(), { ...target, format: 'webp' }),
});
