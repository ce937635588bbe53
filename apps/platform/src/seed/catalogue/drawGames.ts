import type { LocalText } from '#kernel';
import type { LotterySeed } from '../lotteries.ts';
import { drawArt } from './drawArt.ts';
import type { Family } from './families.ts';
import type { GameSeed } from './GameSeed.ts';

const families = { Northern: 'provinceNorth', Central: 'provinceSouth', Southern: 'provinceSouth' } as const;

const regionNames = {
  Northern: { vi: 'miền Bắc', en: 'the North' },
  Central: { vi: 'miền Trung', en: 'the Centre' },
  Southern: { vi: 'miền Nam', en: 'the South' },
} as const;

const aboutOf = ({ name, region, groupName }: LotterySeed): LocalText =>
  region
    ? {
        vi: `Quay theo luật và lịch xổ số ${name.vi}, ${regionNames[region].vi}; số do nhà cung cấp mở.`,
        en: `By the rules and the schedule of ${name.en} in ${regionNames[region].en}; the provider draws the numbers.`,
      }
    : {
        vi: `Quay theo luật và lịch ${name.vi} của ${groupName}; số do nhà cung cấp mở.`,
        en: `By the rules and the schedule of ${groupName}’s ${name.en}; the provider draws the numbers.`,
      };

const artOf = (code: string) => {
  const art = drawArt[code];
  if (!art) throw new Error(`The lottery "${code}" has no picture in drawArt.ts.`);
  return art;
};

/** The game behind an official lottery: its page tells the prizes and the bets. */
export const drawGame = (lottery: LotterySeed, index: number): GameSeed => ({
  id: lottery.code,
  studio: 'THREEREGIONS',
  category: 'lottery',
  family: (lottery.region ? families[lottery.region] : 'nationalDraw') satisfies Family,
  title: lottery.name,
  about: aboutOf(lottery),
  art: artOf(lottery.code),
  rtp: null,
  volatility: null,
  lines: null,
  badge: null,
  bets: [1, 20_000],
  released: '2025-01-01',
  popularity: 45 - index,
  hasDemo: false,
});
