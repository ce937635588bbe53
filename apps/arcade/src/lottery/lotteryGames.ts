import { lotteries } from './rules/lotteries.ts';

type Listed = readonly [id: string, vendor: string, vi: string, en: string];

const quick: readonly Listed[] = [
  ['lantern-keno', 'LANTERN', 'Keno Đèn Trời', 'Sky Lantern Keno'],
  ['swift-3d', 'KITEARENA', 'Siêu Tốc 3D', 'Swift 3D'],
  ['nine-ball-draw', 'NINETIDES', 'Cửu Cầu', 'Nine Ball Draw'],
  ['racing-ten', 'KITEARENA', 'Đua Xe 10', 'Racing Ten'],
  ['lucky-fifty', 'BANYAN', 'Năm Mươi May Mắn', 'Lucky Fifty'],
  ['power-bingo', 'COPPERFOX', 'Bingo Sức Mạnh', 'Power Bingo'],
];

const isQuick = (code: string) => quick.some(([id]) => id === code);

/** The games of the lotteries: one each, under the lottery's code. */
export const lotteryGames: readonly Listed[] = [
  ...quick,
  ...[...lotteries.values()]
    .filter(({ code }) => !isQuick(code))
    .map(({ code, name }): Listed => [code, 'THREEREGIONS', name, name]),
];
