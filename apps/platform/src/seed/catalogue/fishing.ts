import { gamesOf } from './GameSeed.ts';

const shared = { rtp: 96.5, volatility: 'medium', lines: null, bets: [1, 1_000], hasDemo: true } as const;

/** Fishing games. */
export const fishing = gamesOf('fishing', shared, [
  [
    'nine-tides-hunt',
    'NINETIDES',
    'fishing',
    ['Cửu Triều Săn Cá', 'Nine Tides Hunt'],
    [
      'Bốn khẩu pháo quanh một vùng biển, kình ngư trả đến 500 lần.',
      'Four cannons around one sea, and a whale that pays up to 500 times.',
    ],
    { badge: 'hot', popularity: 94 },
  ],
  [
    'mermaid-reef',
    'NINETIDES',
    'fishing',
    ['Rạn San Hô Tiên Cá', 'Mermaid Reef'],
    [
      'Rạn san hô về đêm, tiên cá hát thì cả đàn cá bơi chậm lại.',
      'A reef by night, where the mermaid’s song slows every shoal.',
    ],
    { popularity: 83 },
  ],
  [
    'dragon-king-palace',
    'BANYAN',
    'fishing',
    ['Long Cung Đại Chiến', "Dragon King's Palace"],
    [
      'Long vương trấn giữ thủy cung, hạ được thì chia kho báu cho cả bàn.',
      'The Dragon King guards his hall; bring him down and the table shares the hoard.',
    ],
    { volatility: 'high', popularity: 89 },
  ],
  [
    'deep-lantern',
    'LANTERN',
    'fishing',
    ['Đèn Đáy Biển', 'Deep Lantern'],
    [
      'Cá lồng đèn soi đường đến những con cá quý ở đáy sâu.',
      'Lantern fish light the way to rare prey in the deep.',
    ],
    { badge: 'new', popularity: 78, released: '2026-09-26' },
  ],
  [
    'crab-harbour',
    'JADEHARBOUR',
    'fishing',
    ['Cua Hoàng Đế', 'King Crab Harbour'],
    [
      'Cua hoàng đế mang hộp quà, bắn vỡ càng là rơi thưởng.',
      'A king crab carries chests; break a claw and one drops.',
    ],
    { popularity: 71 },
  ],
  [
    'storm-trawler',
    'COPPERFOX',
    'fishing',
    ['Tàu Cá Trong Bão', 'Storm Trawler'],
    [
      'Bão lên thì cá lớn nổi, lưới điện quét cả màn hình.',
      'When the storm rises so do the big fish, and the net sweeps the screen.',
    ],
    { popularity: 64 },
  ],
  [
    'koi-garden',
    'PAPERCRANE',
    'fishing',
    ['Vườn Cá Koi', 'Koi Garden'],
    ['Nhịp chậm, cược nhỏ, hợp cho người mới bắt đầu.', 'A slow pace and small bets, made for a first try.'],
    { rtp: 97, volatility: 'low', bets: [1, 100], popularity: 59 },
  ],
]);
