export { banner, type BannerOptions } from './banner.ts';
export { gameSkin, type GameSkin } from './gameSkin.ts';
export { gameTile, type GameTileOptions } from './gameTile.ts';
export { avatar, paymentMark, providerMark } from './marks.ts';
export type { Palette } from './Palette.ts';
export { palettes, palettesOf } from './palettes.ts';
export { promotionPicture } from './promotionPicture.ts';
export { rasterise } from './rasterise.ts';
export { type Scenery, sceneryNames } from './sceneries.ts';
