import { type GameArt, gameTile, providerMark } from '@marquee/art';
import { isLanguage } from '@marquee/reference';
import { eq } from 'drizzle-orm';
import { textIn } from '#kernel';
import { type PictureKinds, webp } from '#sites';
import { vendors, games } from './schema.ts';
import { selectGames } from './selectGames.ts';

/** How large pictures are: about twice as many pixels across as a phone shows, and as few bytes as look well. */
const targets = { game: { width: 300, quality: 62, atMost: 14_000 }, provider: { width: 240 } };

/** A grey that reads on dark and on light ground, for marks that stand on both. */
const markColour = '#868c96';

/** How games and their providers are drawn; `findArt` says what a game's picture shows. */
export const gamePictures = (findArt: (id: string) => GameArt | undefined): PictureKinds => ({
  game: async (tx, merchant, path) => {
    const [id = '', language = ''] = path.split('.');
    const [game] = await selectGames(tx).where(eq(games.nodeId, id));
    const art = findArt(id);
    if (!game || !art || !isLanguage(language)) return null;
    const title = textIn({ language, merchant }, game.title);
    return webp(() => gameTile({ id, title, art, style: merchant.brand.art }), targets.game);
  },
  provider: async (tx, _merchant, id) => {
    const [vendor] = await tx.select().from(vendors).where(eq(vendors.vassalage, id));
    if (!vendor) return null;
    const mark = () => providerMark({ name: vendor.title }).replace('<svg ', `<svg color="${markColour}" `);
    return webp(mark, targets.provider);
  },
});
