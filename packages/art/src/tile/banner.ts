import type { ArtStyle, Scenery } from '@marquee/reference';
import { air } from '../scenes/air.ts';
import { scenes } from '../scenes/scenes.ts';
import { createCanvas } from './createCanvas.ts';
import { sceneries } from './sceneries.ts';

/** What a banner is drawn for. `wide` is 1280 × 480, `narrow` 640 × 480. */
export type BannerOptions = { id: string; scenery: Scenery; style: ArtStyle; crop?: 'wide' | 'narrow' };

/** A banner's scene as SVG text, calm at its start so that words can stand over it; it holds no text itself. */
export const banner = ({ id, scenery, style: name, crop = 'wide' }: BannerOptions): string => {
  const { scene: place, palette, light, air: floating, objects } = sceneries[scenery];
  const isWide = crop === 'wide';
  const [width, height] = isWide ? [1280, 480] : [640, 480];
  const canvas = createCanvas(`${id}${crop}`, { palette, light, seed: `banner:${id}`, style: name });
  const { brush, pen, style, put, front } = canvas;
  const stage = { width, height, x: isWide ? 900 : 330, y: isWide ? 228 : 156 };
  const scene = scenes[place];
  const share = isWide ? 1 : 0.68;
  const { deep } = brush.palette;
  const calm = isWide
    ? brush.linear([`${deep}/0.94`, `${deep}/0.66`, `${deep}/0`, `${deep}/0`], 0)
    : brush.linear([`${deep}/0`, `${deep}/0.06`, `${deep}/0.62`, `${deep}/0.9`]);
  return canvas.svg(
    width,
    height,
    [
      style.ground(pen, stage),
      scene.far(pen, stage),
      air(pen, floating, stage, false),
      ...objects.map(([subject, x, y, size, turn]) =>
        put(subject, { x: stage.x + x * share, y: stage.y + y * share, size: size * share, turn }),
      ),
      front(place, stage),
      `<rect width="${width}" height="${height}" fill="${calm}"/>`,
    ].join(''),
  );
};
