import { gamesOf } from './GameSeed.ts';

const shared = { rtp: 95, volatility: 'high', lines: null, bets: [1, 10_000], hasDemo: true } as const;

/** Number games that draw around the clock. */
export const lottery = gamesOf('lottery', shared, [
  [
    'lantern-keno',
    'LANTERN',
    'keno',
    ['Keno Đèn Trời', 'Sky Lantern Keno'],
    [
      'Tám mươi số, hai mươi đèn thắp mỗi kỳ, năm phút một kỳ.',
      'Eighty numbers, twenty lanterns lit each draw, a draw every five minutes.',
    ],
    {
      subject: 'skyLantern',
      second: ['kenoBoard', 'right'],
      scene: 'starry',
      palette: 'midnight',
      light: 'below',
      camera: 'whole',
      air: 'stars',
    },
    { rtp: 95.05, badge: 'hot', popularity: 87 },
  ],
  [
    'swift-3d',
    'KITEARENA',
    'numbers',
    ['Siêu Tốc 3D', 'Swift 3D'],
    [
      'Ba chữ số mỗi phút, cược đầu, đuôi, tổng hoặc đúng cả ba.',
      'Three digits a minute; bet the first, the last, the sum or all three.',
    ],
    {
      subject: 'digitDrums',
      scene: 'rays',
      palette: 'crimson',
      light: 'left',
      camera: 'whole',
      air: 'sparks',
    },
    { popularity: 80 },
  ],
  [
    'nine-ball-draw',
    'NINETIDES',
    'numbers',
    ['Cửu Cầu', 'Nine Ball Draw'],
    [
      'Chín quả cầu trong lồng kính, đoán thứ tự ba quả đầu.',
      'Nine balls in a glass cage; call the first three in order.',
    ],
    { subject: 'ballCage', scene: 'hall', palette: 'lagoon', light: 'left', camera: 'whole' },
    { popularity: 62 },
  ],
  [
    'racing-ten',
    'KITEARENA',
    'racing',
    ['Đua Xe 10', 'Racing Ten'],
    [
      'Mười xe về đích mỗi ba phút, cược thứ hạng hoặc lớn nhỏ.',
      'Ten cars finish every three minutes; bet the places or high and low.',
    ],
    { subject: 'raceCar', scene: 'track', palette: 'ember', light: 'left', camera: 'whole' },
    { popularity: 75 },
  ],
  [
    'lucky-fifty',
    'BANYAN',
    'numbers',
    ['Năm Mươi May Mắn', 'Lucky Fifty'],
    [
      'Chọn năm trong năm mươi số; trung bình mười kỳ có một kỳ vàng, trả gấp năm.',
      'Choose five of fifty; one draw of ten on average is golden and pays five times as much.',
    ],
    {
      subject: 'luckyCat',
      second: ['fiftyBall', 'right'],
      scene: 'vault',
      palette: 'gold',
      light: 'left',
      camera: 'whole',
      air: 'coins',
    },
    { rtp: 94.99, popularity: 57 },
  ],
  [
    'scratch-lotus',
    'LANTERN',
    'scratch',
    ['Vé Cào Hoa Sen', 'Lotus Scratchcard'],
    ['Cào sáu cánh sen, ba cánh giống nhau là trúng.', 'Scratch six petals; three alike win.'],
    {
      subject: 'scratchCard',
      second: ['lotus', 'left'],
      scene: 'garden',
      palette: 'rose',
      light: 'left',
      camera: 'whole',
      air: 'petals',
    },
    { rtp: 95, badge: 'new', popularity: 66, released: '2026-10-12' },
  ],
  [
    'power-bingo',
    'COPPERFOX',
    'bingo',
    ['Bingo Sức Mạnh', 'Power Bingo'],
    [
      'Mỗi kỳ mở bốn mươi trong bảy mươi lăm bóng, thẻ mười lăm số, trúng từ mười một số là có giải.',
      'Forty of seventy-five balls a draw, a card of fifteen numbers, and prizes from eleven of them.',
    ],
    {
      subject: 'bingoCard',
      scene: 'stage',
      palette: 'royal',
      light: 'above',
      camera: 'whole',
      air: 'confetti',
    },
    { rtp: 96.56, popularity: 54 },
  ],
]);
