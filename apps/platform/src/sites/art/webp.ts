import { rasterise } from '@marquee/art';
import type { FoundPicture } from './FoundPicture.ts';

type Drawn = Pick<FoundPicture, 'placeholder'> & {
  /** Everything that the drawing follows from. */
  from: readonly unknown[];
  svg: () => string;
};

/** A drawing as a WebP picture; `width` in pixels, `quality` of 100, `atMost` in bytes. */
export const webp = (
  { from, svg, placeholder }: Drawn,
  target: { width: number; quality?: number; atMost?: number },
): FoundPicture => ({
  type: 'image/webp',
  key: JSON.stringify([...from, target]),
  draw: () => rasterise(svg(), { ...target, format: 'webp' }),
  ...(placeholder && { placeholder }),
});
