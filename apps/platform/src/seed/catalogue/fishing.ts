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
      'Long vương trấn giữ thủy cung, hạ được thì kho báu trả đến 1.000 lần.',
      'The Dragon King guards his hall; bring him down and his hoard pays up to 1,000 times.',
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
      'Cua hoàng đế ôm rương báu, bắt được thì nhận đến 150 lần.',
      'A king crab carries a chest; catch it and it pays up to 150 times.',
    ],
    { popularity: 71 },
  ],
  [
    'storm-trawler',
    'COPPERFOX',
    'fishing',
    ['Tàu Cá Trong Bão', 'Storm Trawler'],
    [
      'Bão lên thì cá lớn nổi, cá chình điện trả đến 60 lần.',
      'When the storm rises so do the big fish, and an electric eel pays up to 60 times.',
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
