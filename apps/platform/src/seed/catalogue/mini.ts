import { gamesOf } from './GameSeed.ts';

const shared = { rtp: 97, volatility: 'medium', lines: null, bets: [1, 10_000], hasDemo: true } as const;

/** Mini-games of a few seconds a round. */
export const mini = gamesOf('mini', shared, [
  [
    'kite-climb',
    'KITEARENA',
    'crash',
    ['Diều Lên Cao', 'Kite Climb'],
    [
      'Diều bay càng cao hệ số càng lớn, chốt trước khi đứt dây.',
      'The higher the kite the more it pays; let go before the string breaks.',
    ],
    { subject: 'kite', scene: 'clouds', palette: 'sky', light: 'left', camera: 'right' },
    { badge: 'hot', popularity: 93 },
  ],
  [
    'tai-xiu-lightning',
    'REDTHREAD',
    'taiXiu',
    ['Tài Xỉu Chớp Nhoáng', 'Lightning Tai Xiu'],
    [
      'Ba viên xúc xắc, vài giây một ván, kết quả ai cũng kiểm chứng được.',
      'Three dice, a few seconds a round, results anyone can verify.',
    ],
    {
      subject: 'diceUnderBowl',
      second: ['bolt', 'behind'],
      scene: 'rays',
      palette: 'ember',
      light: 'behind',
      camera: 'whole',
      air: 'sparks',
    },
    { rtp: 98, volatility: 'low', popularity: 90 },
  ],
  [
    'pearl-drop',
    'NINETIDES',
    'plinko',
    ['Thả Ngọc', 'Pearl Drop'],
    [
      'Thả ngọc qua mười sáu hàng chốt, rơi càng sát mép càng thưởng lớn.',
      'Drop a pearl through sixteen rows of pins; the edges pay best.',
    ],
    {
      subject: 'pearlBoard',
      scene: 'sea',
      palette: 'lagoon',
      light: 'left',
      camera: 'whole',
      air: 'bubbles',
    },
    { rtp: 97.98, popularity: 79 },
  ],
  [
    'minefield-garden',
    'PAPERCRANE',
    'mines',
    ['Vườn Kho Báu', 'Hidden Garden'],
    [
      'Lật ô tìm ngọc, dừng bất cứ lúc nào, chạm gai là mất.',
      'Turn tiles for gems and stop when you like; a thorn ends it.',
    ],
    {
      subject: 'hiddenGarden',
      scene: 'garden',
      palette: 'rose',
      light: 'above',
      camera: 'whole',
      air: 'leaves',
    },
    { popularity: 73 },
  ],
  [
    'coin-of-fortune',
    'COPPERFOX',
    'coin',
    ['Đồng Xu Vận May', 'Coin of Fortune'],
    ['Sấp hay ngửa, đoán đúng 1 ăn 0,96.', 'Heads or tails; the right side pays 1.96 times the stake.'],
    {
      subject: 'fortuneCoin',
      scene: 'rays',
      palette: 'crimson',
      light: 'left',
      camera: 'whole',
      air: 'coins',
    },
    { rtp: 98, volatility: 'low', popularity: 60 },
  ],
  [
    'bau-cua-hoi-xuan',
    'REDTHREAD',
    'bauCua',
    ['Bầu Cua Hội Xuân', 'Spring Fair Bau Cua'],
    [
      'Bầu, cua, tôm, cá, gà, nai với ba viên xúc xắc ngày Tết.',
      'Gourd, crab, prawn, fish, rooster and deer on three New Year dice.',
    ],
    {
      subject: 'gourd',
      second: ['crab', 'right'],
      scene: 'village',
      palette: 'crimson',
      light: 'left',
      camera: 'whole',
      air: 'petals',
    },
    { rtp: 92.13, badge: 'hot', popularity: 88 },
  ],
  [
    'wheel-of-seasons',
    'EMBEROAK',
    'seasons',
    ['Vòng Quay Bốn Mùa', 'Wheel of Seasons'],
    [
      'Bốn mùa, bốn màu, mùa nào dừng thì mùa đó trả thưởng.',
      'Four seasons in four colours; the season that stops pays.',
    ],
    {
      subject: 'seasonsWheel',
      scene: 'hills',
      palette: 'bamboo',
      light: 'left',
      camera: 'close',
      air: 'leaves',
    },
    { rtp: 96, popularity: 56 },
  ],
]);
