import {
  banner,
  gameTile,
  palettes,
  promotionPicture,
  providerMark,
  rasterise,
  type Scenery,
} from '@marquee/art';
import { eq } from 'drizzle-orm';
import type { Connection } from '../db/Database.ts';
import { games, vendors } from '../games/schema.ts';
import { selectGames } from '../games/selectGames.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { banners, promotions } from '../messages/schema.ts';
import type { FoundPicture } from './FoundPicture.ts';

type Find = (tx: Connection, merchant: Merchant, id: string) => Promise<FoundPicture | null>;

const webp = (svg: () => string, width: number): FoundPicture => ({
  type: 'image/webp',
  draw: () => rasterise(svg(), { width, format: 'webp' }),
});

/** Pixels across, about twice what a phone shows. */
const widths = { game: 300, provider: 240, wide: 1280, narrow: 640, promotion: 640 };

/** A grey that reads on dark and on light ground, for marks that stand on both. */
const markColour = '#868c96';

const sceneColours: Record<Scenery, keyof typeof palettes> = {
  'lotus-pond': 'slots',
  'north-bay': 'sports',
  stadium: 'sports',
  casino: 'live',
  lottery: 'lottery',
  'deep-sea': 'fishing',
};

const cropOf = (id: string): [id: string, crop: 'wide' | 'narrow'] =>
  id.endsWith('-narrow') ? [id.slice(0, -7), 'narrow'] : [id.replace(/-wide$/, ''), 'wide'];

/** One of a list, always the same for the same text. */
const pick = <T>(list: readonly T[], text: string): T | undefined =>
  list[[...text].reduce((sum, character) => sum + character.charCodeAt(0), 0) % list.length];

/** How each kind of picture is found and drawn. */
export const pictureKinds: Record<'game' | 'provider' | 'banner' | 'promotion', Find> = {
  game: async (tx, _merchant, path) => {
    const [id = '', language = ''] = path.split('.');
    const [game] = await selectGames(tx).where(eq(games.nodeId, id));
    if (!game || !(language in game.title)) return null;
    const title = game.title[language as keyof typeof game.title];
    return webp(() => gameTile({ id, title, category: game.category }), widths.game);
  },
  provider: async (tx, _merchant, id) => {
    const [vendor] = await tx.select().from(vendors).where(eq(vendors.vassalage, id));
    if (!vendor) return null;
    const mark = () => providerMark({ name: vendor.title }).replace('<svg ', `<svg color="${markColour}" `);
    return webp(mark, widths.provider);
  },
  banner: async (tx, _merchant, path) => {
    const [id, crop] = cropOf(path);
    const [row] = await tx.select().from(banners).where(eq(banners.id, id));
    const palette = row && pick(palettes[sceneColours[row.scenery]], id);
    return row && palette
      ? webp(() => banner({ id, palette, scenery: row.scenery, crop }), widths[crop])
      : null;
  },
  promotion: async (tx, _merchant, path) => {
    const [id] = cropOf(path);
    const [row] = await tx.select().from(promotions).where(eq(promotions.id, id));
    const palette = row && pick(palettes[row.category], id);
    return row && palette ? webp(() => promotionPicture({ id, palette }), widths.promotion) : null;
  },
};
