import {
  categoryArt,
  categoryPicture,
  type GameArt,
  gamePalettes,
  gameTile,
  placeholder,
  providerMark,
} from '@marquee/art';
import { type ArtStyle, type GameCategory, isGameCategory, isLanguage } from '@marquee/reference';
import { eq } from '#drizzle';
import { textIn } from '#kernel';
import { type FoundPicture, type PictureKinds, webp } from '#sites';
import { vendors, games } from './schema.ts';
import { selectAllGames } from './selectGames.ts';

/** How large pictures are: about twice as many pixels across as a phone shows, and as few bytes as look well. */
const targets = {
  game: { width: 300, quality: 62, atMost: 14_000 },
  category: { width: 400, quality: 62, atMost: 10_000 },
  provider: { width: 240 },
};

/** A grey that reads on dark and on light ground, for marks that stand on both. */
const markColour = '#868c96';

/** A game's picture with its title in it. */
export const gameImage = (id: string, title: string, art: GameArt, style: ArtStyle): FoundPicture =>
  webp(
    {
      from: ['game', id, title, art, style],
      svg: () => gameTile({ id, title, art, style }),
      placeholder: () => placeholder({ width: 300, height: 400, palette: gamePalettes[art.palette], title }),
    },
    targets.game,
  );

/** What stands for a kind of game. */
export const categoryImage = (category: GameCategory, style: ArtStyle): FoundPicture =>
  webp(
    {
      from: ['category', category, categoryArt[category], style],
      svg: () => categoryPicture(category, style),
      placeholder: () =>
        placeholder({
          width: 400,
          height: 300,
          palette: gamePalettes[categoryArt[category].palette],
          title: '',
        }),
    },
    targets.category,
  );

/** A provider's mark, in a grey that reads on dark and on light ground. */
export const providerImage = (name: string): FoundPicture =>
  webp(
    {
      from: ['provider', name],
      svg: () => providerMark({ name }).replace('<svg ', `<svg color="${markColour}" `),
    },
    targets.provider,
  );

/** How games and their providers are drawn; `findArt` says what a game's picture shows. */
export const gamePictures = (findArt: (id: string) => GameArt | undefined): PictureKinds => ({
  game: async (tx, merchant, path) => {
    const [id = '', language = ''] = path.split('.');
    const [game] = await selectAllGames(tx).where(eq(games.nodeId, id));
    if (!game || !isLanguage(language)) return null;
    const art = findArt(id) ?? categoryArt[game.category];
    return gameImage(id, textIn({ language, merchant }, game.title), art, merchant.brand.art);
  },
  category: async (_tx, merchant, id) => (isGameCategory(id) ? categoryImage(id, merchant.brand.art) : null),
  provider: async (tx, _merchant, id) => {
    const [vendor] = await tx.select().from(vendors).where(eq(vendors.vassalage, id));
    return vendor ? providerImage(vendor.title) : null;
  },
});
