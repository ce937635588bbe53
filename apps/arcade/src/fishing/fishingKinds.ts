import type { GameKind } from '../games/GameKind.ts';
import { fisheries, fishingNames } from './fisheries.ts';
import { fishingRules } from './fishingRules.ts';
import type { FishingStart } from './FishingSkin.ts';
import { fishingTexts } from './fishingTexts.ts';
import { fishTexts } from './fishTexts.ts';
import { skins } from './skins/skins.ts';

/** Most of a magazine's price, in units, where it is not that of all. */
const most: Readonly<Record<string, number>> = { fishKoi: 100 };

/** Fishing games: one engine, and fish, prizes and a sea of each game's own. */
export const fishingKinds: Readonly<Record<string, GameKind>> = Object.fromEntries(
  fishingNames.map((name) => {
    const { perMille, fish } = fisheries[name];
    const kind: GameKind = {
      entry: 'fishing/page/main.tsx',
      texts: { ...fishTexts, ...fishingTexts },
      rules: fishingRules[name],
      limits: [1, most[name] ?? 1_000],
      start: (): FishingStart => ({
        sea: skins[name],
        prizes: Object.entries(fish),
        returnToPlayer: `${perMille / 10} %`,
      }),
    };
    return [name, kind];
  }),
);
