import { gamesOf } from './GameSeed.ts';

const shared = { rtp: null, volatility: null, lines: null, bets: [5, 5_000], hasDemo: true } as const;

/** Games of skill between two players. */
export const pvp = gamesOf('pvp', shared, [
  [
    'xiangqi-duel',
    'JADEHARBOUR',
    'xiangqi',
    ['Cờ Tướng Song Đấu', 'Xiangqi Duel'],
    [
      'Cờ tướng đúng luật, mỗi nước một phút, chiếu bí là thắng.',
      'Xiangqi by the rules, a minute a move, won by mate.',
    ],
    { subject: 'xiangqi', scene: 'court', palette: 'copper', light: 'left', camera: 'whole' },
    { badge: 'hot', popularity: 81 },
  ],
  [
    'caro-online',
    'PAPERCRANE',
    'gomoku',
    ['Cờ Caro', 'Five in a Row'],
    ['Năm quân liền nhau, hai đầu không bị chặn.', 'Five in a row with both ends free.'],
    { subject: 'caroBoard', scene: 'paper', palette: 'sky', light: 'left', camera: 'left' },
    { popularity: 72 },
  ],
  [
    'black-and-white',
    'KITEARENA',
    'reversi',
    ['Cờ Lật Đen Trắng', 'Black and White'],
    [
      'Kẹp quân đối thủ giữa hai quân mình để lật màu; nhiều quân hơn là thắng.',
      'Hold the other side’s discs between two of yours to turn them; most discs win.',
    ],
    { subject: 'reversi', scene: 'felt', palette: 'steel', light: 'left', camera: 'right' },
    { badge: 'new', popularity: 77, released: '2026-08-30' },
  ],
  [
    'domino-lane',
    'COPPERFOX',
    'domino',
    ['Domino Phố Cổ', 'Domino Lane'],
    [
      'Bảy quân mỗi người, nối đầu giống nhau, hết quân trước là thắng.',
      'Seven tiles each; match the ends; first out wins.',
    ],
    { subject: 'domino', scene: 'street', palette: 'dusk', light: 'left', camera: 'whole' },
    { popularity: 53 },
  ],
  [
    'o-an-quan',
    'REDTHREAD',
    'mancala',
    ['Ô Ăn Quan', 'O An Quan'],
    [
      'Trò rải sỏi tuổi thơ, ăn quan và tính dân khi tàn cuộc.',
      'The pebble game of every childhood: sow, capture and count.',
    ],
    {
      subject: 'mancala',
      scene: 'village',
      palette: 'tangerine',
      light: 'above',
      camera: 'whole',
      air: 'leaves',
    },
    { popularity: 63 },
  ],
]);
