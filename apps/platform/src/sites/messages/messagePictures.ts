import {
  banner,
  categoryArt,
  type GameArt,
  gamePalettes,
  placeholder,
  promotionPicture,
  sceneries,
} from '@marquee/art';
import { type ArtStyle, isGameCategory, isLanguage, type Scenery } from '@marquee/reference';
import { eq } from '#drizzle';
import type { ValueOf } from '@marquee/contract';
import { type Connection, type LocalText, type Merchant, textIn } from '#kernel';
import type { FoundPicture } from '../art/FoundPicture.ts';
import type { PictureKinds } from '../art/PictureKind.ts';
import { pictureOf } from '../art/pictureOf.ts';
import { webp } from '../art/webp.ts';
import { findDraft } from '../content/findDraft.ts';
import { contentPictureKind } from '../content/contentPictureKind.ts';
import { banners, promotions } from './schema.ts';

/** Pixels across, about twice what a phone shows, and the most bytes. */
const targets = {
  wide: { width: 1280, quality: 64, atMost: 36_000 },
  narrow: { width: 640, quality: 64, atMost: 24_000 },
  promotion: { width: 640, quality: 64, atMost: 20_000 },
};

type Crop = 'wide' | 'narrow';

const cropOf = (path: string): [id: string, crop: Crop] =>
  path.endsWith('-narrow') ? [path.slice(0, -7), 'narrow'] : [path.replace(/-wide$/, ''), 'wide'];

/** A banner's picture. */
export const bannerImage = (id: string, scenery: Scenery, crop: Crop, style: ArtStyle): FoundPicture =>
  webp(
    {
      from: ['banner', id, scenery, crop, style],
      svg: () => banner({ id, scenery, style, crop }),
      placeholder: () =>
        placeholder({
          width: targets[crop].width,
          height: 480,
          palette: gamePalettes[sceneries[scenery].palette],
        }),
    },
    targets[crop],
  );

/** Stands for the brand itself among the names of banners. */
const own = 'own';

/** Where the brand's own scene is. It decorates the brand's words, so it says nothing itself. */
export const ownScene = ({ code, brand }: Merchant): ValueOf<'getHome'>['scene'] =>
  pictureOf(code, 'banner', `${own}.${brand.hero.scenery}`, '');

/** The brand's own scene. */
export const ownSceneImage = ({ hero, art }: Merchant['brand'], crop: Crop): FoundPicture =>
  bannerImage(own, hero.scenery, crop, art);

/** What a promotion's picture shows, and the figure that it is about. */
export type PromotionArt = { shows: GameArt; figure?: LocalText };

/** A promotion's picture. */
export const promotionImage = (
  id: string,
  art: GameArt,
  { title, figure, style }: { title: string; figure?: string | undefined; style: ArtStyle },
): FoundPicture =>
  webp(
    {
      from: ['promotion', id, art, figure, style],
      svg: () => promotionPicture({ id, art, style, figure }),
      placeholder: () => placeholder({ width: 640, height: 360, palette: gamePalettes[art.palette], title }),
    },
    targets.promotion,
  );

const isScenery = (word: string): word is Scenery => Object.hasOwn(sceneries, word);

/** What the path of a drawn scene names; null where there is no such scene. */
export const readBannerPath = (path: string): { id: string; scenery: Scenery; crop: Crop } | null => {
  const [name, crop] = cropOf(path);
  const [id = '', scenery = ''] = name.split('.');
  return isScenery(scenery) ? { id, scenery, crop } : null;
};

/** A promotion's title, of one that is only drafted too: its preview shows the picture. */
const findTitle = async (tx: Connection, id: string): Promise<LocalText | undefined> => {
  const [row] = await tx.select({ title: promotions.title }).from(promotions).where(eq(promotions.id, id));
  return row?.title ?? (await findDraft(tx, 'promotion', id))?.title;
};

/** How banners and promotions are drawn; `findArt` says what a promotion's picture shows, else its kind of game. */
export const messagePictures = (findArt: (id: string) => PromotionArt | undefined): PictureKinds => ({
  ...contentPictureKind,
  banner: async (tx, merchant, path) => {
    const found = readBannerPath(path);
    if (!found) return null;
    const { id, scenery, crop } = found;
    if (id === own && scenery === merchant.brand.hero.scenery) return ownSceneImage(merchant.brand, crop);
    const [row] = await tx.select({ id: banners.id }).from(banners).where(eq(banners.id, id));
    const isThere = row ?? (await findDraft(tx, 'banner', id));
    return isThere ? bannerImage(id, scenery, crop, merchant.brand.art) : null;
  },
  promotion: async (tx, merchant, path) => {
    const [id = '', shown = ''] = cropOf(path)[0].split('.');
    const [, category = '', language = ''] = /^(\w+)-(.+)$/.exec(shown) ?? [];
    const title = isLanguage(language) && (await findTitle(tx, id));
    if (!title || !isLanguage(language) || !isGameCategory(category)) return null;
    const art: PromotionArt = findArt(id) ?? { shows: categoryArt[category] };
    const reader = { language, merchant };
    return promotionImage(id, art.shows, {
      title: textIn(reader, title),
      figure: art.figure && textIn(reader, art.figure),
      style: merchant.brand.art,
    });
  },
});
