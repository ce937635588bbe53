import { banner, palettes, palettesOf, promotionPicture, type Scenery } from '@marquee/art';
import { eq } from 'drizzle-orm';
import type { PictureKinds } from '../art/PictureKind.ts';
import { webp } from '../art/webp.ts';
import { banners, promotions } from './schema.ts';

/** Pixels across, about twice what a phone shows. */
const widths = { wide: 1280, narrow: 640, promotion: 640 };

const moods: Record<Scenery, keyof typeof palettes> = {
  'lotus-pond': 'reels',
  'north-bay': 'pitch',
  stadium: 'pitch',
  casino: 'casino',
  lottery: 'draw',
  'deep-sea': 'sea',
};

const cropOf = (id: string): [id: string, crop: 'wide' | 'narrow'] =>
  id.endsWith('-narrow') ? [id.slice(0, -7), 'narrow'] : [id.replace(/-wide$/, ''), 'wide'];

/** One of a list, always the same for the same text. */
const pick = <T>(list: readonly T[], text: string): T | undefined =>
  list[[...text].reduce((sum, character) => sum + character.charCodeAt(0), 0) % list.length];

/** How banners and promotions are drawn. */
export const messagePictures = {
  banner: async (tx, _merchant, path) => {
    const [id, crop] = cropOf(path);
    const [row] = await tx.select().from(banners).where(eq(banners.id, id));
    const palette = row && pick(palettes[moods[row.scenery]], id);
    return row && palette
      ? webp(() => banner({ id, palette, scenery: row.scenery, crop }), { width: widths[crop] })
      : null;
  },
  promotion: async (tx, _merchant, path) => {
    const [id] = cropOf(path);
    const [row] = await tx.select().from(promotions).where(eq(promotions.id, id));
    const palette = row && pick(palettesOf(row.category), id);
    return row && palette ? webp(() => promotionPicture({ id, palette }), { width: widths.promotion }) : null;
  },
} satisfies PictureKinds;
