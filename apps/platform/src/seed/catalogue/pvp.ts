import { gamesOf } from './GameSeed.ts';

const shared = { rtp: null, volatility: null, lines: null, bets: [5, 5_000], hasDemo: true } as const;

/** Games of skill between two players. */
export const pvp = gamesOf('pvp', shared, [
  [
    'xiangqi-duel',
    'JADEHARBOUR',
    'xiangqi',
    ['Cờ Tướng Song Đấu', 'Xiangqi Duel'],
    ['Cờ mười phút, xếp hạng theo trình độ để gặp đúng đối thủ.', 'Ten-minute games, matched by rating.'],
    { badge: 'hot', popularity: 81 },
  ],
  [
    'caro-online',
    'PAPERCRANE',
    'gomoku',
    ['Cờ Caro', 'Five in a Row'],
    ['Năm quân liền nhau, hai đầu không bị chặn.', 'Five in a row with both ends free.'],
    { popularity: 72 },
  ],
  [
    'eight-ball-street',
    'KITEARENA',
    'billiards',
    ['Bida 8 Bi', 'Eight Ball Street'],
    [
      'Bàn bida tám bi với thước ngắm và hai mươi giây mỗi cú.',
      'Eight-ball with a sighting line and twenty seconds a shot.',
    ],
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
    { popularity: 63 },
  ],
]);
