import { gameTile, providerMark } from '@marquee/art';
import { isLanguage } from '@marquee/reference';
import { eq } from 'drizzle-orm';
import { textIn } from '#kernel';
import { type PictureKinds, webp } from '#sites';
import { vendors, games } from './schema.ts';
import { selectGames } from './selectGames.ts';

/** Pixels across, about twice what a phone shows. */
const widths = { game: 300, provider: 240 };

/** A grey that reads on dark and on light ground, for marks that stand on both. */
const markColour = '#868c96';

/** How games and their providers are drawn. */
export const gamePictures = {
  game: async (tx, merchant, path) => {
    const [id = '', language = ''] = path.split('.');
    const [game] = await selectGames(tx).where(eq(games.nodeId, id));
    if (!game || !isLanguage(language)) return null;
    const title = textIn({ language, merchant }, game.title);
    return webp(() => gameTile({ id, title, category: game.category }), widths.game);
  },
  provider: async (tx, _merchant, id) => {
    const [vendor] = await tx.select().from(vendors).where(eq(vendors.vassalage, id));
    if (!vendor) return null;
    const mark = () => providerMark({ name: vendor.title }).replace('<svg ', `<svg color="${markColour}" `);
    return webp(mark, widths.provider);
  },
} satisfies PictureKinds;
