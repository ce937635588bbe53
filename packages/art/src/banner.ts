import { backdrop } from './backdrop.ts';
import { createBrush } from './Brush.ts';
import { createRandom } from './createRandom.ts';
import type { Palette } from './Palette.ts';
import { sceneries, type Scenery } from './sceneries.ts';

/** What a banner is drawn for. `wide` is 1280 × 480, `narrow` 640 × 480. */
export type BannerOptions = {
  id: string;
  seed?: string;
  palette: Palette;
  scenery: Scenery;
  crop?: 'wide' | 'narrow';
};

/** A banner's scene as SVG text, calm at its start so that words can stand over it; it holds no text itself. */
export const banner = ({ id, seed = id, palette, scenery, crop = 'wide' }: BannerOptions): string => {
  const isWide = crop === 'wide';
  const width = isWide ? 1280 : 640;
  const height = 480;
  const brush = createBrush(
    `b${id.replaceAll(/[^a-zA-Z0-9]/g, '')}${crop[0]}-`,
    createRandom(`banner:${seed}`),
    palette,
  );
  const stage = { width, height, x: isWide ? 930 : 420, y: isWide ? 230 : 190, size: isWide ? 1 : 0.72 };
  const calm = isWide
    ? brush.linear(
        [`${palette.deep}/0.92`, `${palette.deep}/0.6`, `${palette.deep}/0`, `${palette.deep}/0`],
        0,
      )
    : brush.linear([`${palette.deep}/0`, `${palette.deep}/0.2`, `${palette.deep}/0.95`]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${[
    backdrop(brush, stage),
    sceneries[scenery](brush, stage),
    `<rect width="${width}" height="${height}" fill="${calm}"/>`,
  ].join('')}<defs>${brush.defs()}</defs></svg>`;
};
