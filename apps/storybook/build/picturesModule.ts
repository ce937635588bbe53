import {
  avatar,
  avatarCount,
  banner,
  categoryPicture,
  gameTile,
  momentPicture,
  promotionPicture,
  providerMark,
  rasterise,
} from '@marquee/art';
import { exampleStudios, gameLines } from '@marquee/contract/examples';
import type { LoadedBrand } from '@marquee/brand/load';
import {
  artStyles,
  avatarPath,
  gameCategories,
  momentPath,
  moments,
  momentSize,
  type Scenery,
} from '@marquee/reference';
import type { Plugin } from 'vite';
import { exampleArt, examplePromotions } from './exampleArt.ts';

/** A drawing, and the width of the picture that it becomes. */
type Picture = { svg: string; width: number };

/** A grey that reads on dark and on light ground. */
const markColour = '#868c96';

const scenes: Readonly<Record<string, Scenery>> = { lotus: 'lotus-pond', draws: 'lottery' };

const artOf = (id: string) => {
  const art = exampleArt[id];
  if (!art) throw new Error(`The example game "${id}" has no picture in exampleArt.ts.`);
  return art;
};

/** What pages name by themselves, in the style of each brand. */
const momentsOf = ({ brand }: LoadedBrand) =>
  brand.merchants.flatMap(({ code }) =>
    moments.map(
      (moment) =>
        [
          momentPath(code, moment).slice(1),
          { svg: momentPicture(moment, brand.art), width: momentSize.width },
        ] as const,
    ),
  );

/** The pictures that the contract's examples and the brands' pages name, by their paths, drawn as the platform draws its own. */
const pictures = (brands: readonly LoadedBrand[]): Map<string, Picture> =>
  new Map<string, Picture>([
    ...brands.flatMap(momentsOf),
    ...artStyles.flatMap((style) =>
      Array.from(
        { length: avatarCount },
        (_, index) =>
          [avatarPath(style, index + 1).slice(1), { svg: avatar(index + 1, style), width: 192 }] as const,
      ),
    ),
    ...gameLines.flatMap(([id, [english, vietnamese]]) =>
      [['en', english] as const, ['vi', vietnamese] as const].map(
        ([language, title]) =>
          [
            `art/game/${id}.${language}.webp`,
            { svg: gameTile({ id, title, art: artOf(id), style: 'lacquer' }), width: 300 },
          ] as const,
      ),
    ),
    ...gameCategories.map(
      (category) =>
        [`art/category/${category}.webp`, { svg: categoryPicture(category, 'lacquer'), width: 400 }] as const,
    ),
    ...Object.entries(exampleStudios).map(
      ([code, name]) =>
        [
          `art/provider/${code}.webp`,
          { svg: providerMark({ name }).replace('<svg ', `<svg color="${markColour}" `), width: 240 },
        ] as const,
    ),
    ...Object.entries(scenes).flatMap(([id, scenery]) =>
      (['wide', 'narrow'] as const).map(
        (crop) =>
          [
            `art/banner/${id}-${crop}.webp`,
            {
              svg: banner({ id, scenery, crop, style: 'lacquer' }),
              width: crop === 'wide' ? 1280 : 640,
            },
          ] as const,
      ),
    ),
    ...Object.entries(examplePromotions).flatMap(([id, promotion]) =>
      (['wide', 'narrow'] as const).map(
        (crop) =>
          [
            `art/promotion/${id}-${crop}.webp`,
            { svg: promotionPicture({ id, ...promotion, style: 'lacquer' }), width: 640 },
          ] as const,
      ),
    ),
  ]);

const draw = ({ svg, width }: Picture) => rasterise(svg, { width, format: 'webp' });

/** Serves and writes the pictures that screens show, so that they need no platform. */
export const picturesModule = (brands: readonly LoadedBrand[]): Plugin => ({
  name: 'marquee:pictures',
  configureServer(server) {
    const known = pictures(brands);
    server.middlewares.use((request, response, next) => {
      const picture = known.get((request.url ?? '').split('?')[0]!.slice(1));
      if (!picture) return next();
      return void draw(picture).then(
        (bytes) => response.setHeader('content-type', 'image/webp').end(bytes),
        next,
      );
    });
  },
  async generateBundle() {
    for (const [fileName, picture] of pictures(brands))
      this.emitFile({ type: 'asset', fileName, source: await draw(picture) });
  },
});
