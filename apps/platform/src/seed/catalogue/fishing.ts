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
    {
      subject: 'whale',
      second: ['cannon', 'left'],
      scene: 'waves',
      palette: 'abyss',
      light: 'left',
      camera: 'whole',
    },
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
    { subject: 'mermaid', scene: 'reef', palette: 'aurora', light: 'left', camera: 'whole', air: 'bubbles' },
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
    {
      subject: 'dragon',
      second: ['treasureChest', 'right'],
      scene: 'court',
      palette: 'gold',
      light: 'above',
      camera: 'whole',
      air: 'bubbles',
    },
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
    {
      subject: 'anglerfish',
      scene: 'sea',
      palette: 'midnight',
      light: 'below',
      camera: 'close',
      air: 'bubbles',
    },
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
    {
      subject: 'crab',
      second: ['treasureChest', 'right'],
      scene: 'harbour',
      palette: 'sky',
      light: 'left',
      camera: 'whole',
    },
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
    {
      subject: 'trawler',
      second: ['eel', 'right'],
      scene: 'storm',
      palette: 'steel',
      light: 'left',
      camera: 'whole',
      air: 'rain',
    },
    { popularity: 64 },
  ],
  [
    'koi-garden',
    'PAPERCRANE',
    'fishing',
    ['Vườn Cá Koi', 'Koi Garden'],
    ['Nhịp chậm, cược nhỏ, hợp cho người mới bắt đầu.', 'A slow pace and small bets, made for a first try.'],
    {
      subject: 'koiPair',
      second: ['lotus', 'right'],
      scene: 'garden',
      palette: 'jade',
      light: 'left',
      camera: 'whole',
      air: 'petals',
    },
    { rtp: 97, volatility: 'low', bets: [1, 100], popularity: 59 },
  ],
]);
