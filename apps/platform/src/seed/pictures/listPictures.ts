import type { Merchant } from '#kernel';
import { textIn } from '#kernel';
import { categoryImage, gameImage, providerImage } from '#play';
import {
  avatarImage,
  avatars,
  bannerImage,
  type FoundPicture,
  momentImage,
  ownSceneImage,
  promotionImage,
} from '#sites';
import { moments } from '@marquee/reference';
import { studios } from '../catalogue/studios.ts';
import { catalogueOf } from '../seedGames.ts';
import { articles } from '../texts/articles.ts';
import { banners } from '../texts/banners.ts';
import { promotions } from '../texts/promotions.ts';

const crops = ['wide', 'narrow'] as const;

const picturesOf = (merchant: Merchant): FoundPicture[] => {
  const { brand, settings } = merchant;
  const style = brand.art;
  const inEach = (
    draw: (reader: { language: (typeof brand.languages)[number]; merchant: Merchant }) => FoundPicture[],
  ) => brand.languages.flatMap((language) => draw({ language, merchant }));
  return [
    ...crops.map((crop) => ownSceneImage(brand, crop)),
    ...settings.startingContent.banners.flatMap((id) => {
      const banner = banners[id];
      return banner ? crops.map((crop) => bannerImage(id, banner.scenery, crop, style)) : [];
    }),
    ...articles.flatMap(({ id, scenery }) => crops.map((crop) => bannerImage(id, scenery, crop, style))),
    ...inEach((reader) =>
      promotions.map(({ id, title, art }) =>
        promotionImage(id, art.shows, {
          title: textIn(reader, title),
          figure: art.figure && textIn(reader, art.figure),
          style,
        }),
      ),
    ),
    ...inEach((reader) =>
      catalogueOf(merchant, settings.categories).map(({ id, title, art }) =>
        gameImage(id, textIn(reader, title), art, style),
      ),
    ),
    ...settings.categories.map((category) => categoryImage(category, style)),
    ...Array.from({ length: avatars }, (_, index) => avatarImage(style, index + 1)),
    ...moments.map((moment) => momentImage(moment, style)),
    ...studios.map(({ title }) => providerImage(title)),
  ];
};

/** Every picture that the merchants' seeds show, each once. */
export const listPictures = (merchants: readonly Merchant[]): FoundPicture[] => [
  ...new Map(merchants.flatMap(picturesOf).map((picture) => [picture.key, picture])).values(),
];
