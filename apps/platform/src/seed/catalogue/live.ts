import { gamesOf } from './GameSeed.ts';

const shared = { rtp: 98.94, volatility: 'low', lines: null, bets: [10, 100_000], hasDemo: false } as const;

/** Games of live tables. */
export const live = gamesOf('live', shared, [
  [
    'pavilion-baccarat',
    'PAVILION',
    'baccarat',
    ['Baccarat Thủy Đình', 'Pavilion Baccarat'],
    [
      'Bàn baccarat tám bộ bài, chia bài bằng tay, có lịch sử cầu rõ ràng.',
      'Eight decks dealt by hand, with every road on the screen.',
    ],
    { badge: 'hot', popularity: 97 },
  ],
  [
    'swift-baccarat',
    'PAVILION',
    'baccarat',
    ['Baccarat Tốc Độ', 'Swift Baccarat'],
    [
      'Mỗi ván hai mươi bảy giây, bài mở ngay khi hết giờ cược.',
      'Twenty-seven seconds a round, with cards dealt face up.',
    ],
    { popularity: 84 },
  ],
  [
    'northlight-roulette',
    'NORTHLIGHT',
    'roulette',
    ['Roulette Bắc Đẩu', 'Northlight Roulette'],
    [
      'Bánh xe châu Âu một số không, quay liên tục suốt ngày đêm.',
      'A European wheel with a single zero that never stops.',
    ],
    { rtp: 97.3, volatility: 'medium', popularity: 90 },
  ],
  [
    'lotus-sicbo',
    'PAVILION',
    'sicbo',
    ['Tài Xỉu Live Liên Hoa', 'Lotus Sic Bo'],
    [
      'Ba viên xúc xắc trong bát thủy tinh, người dẫn nói tiếng Việt.',
      'Three dice under glass with a presenter at the table.',
    ],
    { rtp: 97.22, volatility: 'medium', popularity: 93 },
  ],
  [
    'dragon-tiger-duel',
    'NORTHLIGHT',
    'dragonTiger',
    ['Rồng Hổ Tranh Đấu', 'Dragon Tiger Duel'],
    [
      'Một lá cho Rồng, một lá cho Hổ, lá nào lớn hơn thì thắng.',
      'One card for the dragon, one for the tiger, and the higher wins.',
    ],
    { rtp: 96.27, popularity: 86 },
  ],
  [
    'harbour-blackjack',
    'NORTHLIGHT',
    'blackjack',
    ['Blackjack Bến Cảng', 'Harbour Blackjack'],
    [
      'Một mình đối đầu nhà cái, dừng ở mọi điểm 17, được gấp đôi.',
      'You against the dealer, who stands on every 17; double on two cards.',
    ],
    { rtp: 98.91, popularity: 79 },
  ],
  [
    'xoc-dia-hoi-lang',
    'PAVILION',
    'xocDia',
    ['Xóc Đĩa Hội Làng', 'Village Fair Xoc Dia'],
    [
      'Bốn đồng vị trong bát sứ, cược chẵn lẻ và các cửa ba một.',
      'Four tokens under a porcelain bowl; bet odd, even or the exact split.',
    ],
    { rtp: 99, badge: 'hot', popularity: 91 },
  ],
  [
    'fan-tan-pavilion',
    'PAVILION',
    'fanTan',
    ['Fan Tan Cổ Truyền', 'Old Town Fan Tan'],
    [
      'Gạt từng bốn nút, đoán số nút còn lại cuối cùng.',
      'Buttons are taken away in fours; guess how many remain.',
    ],
    { rtp: 97.5, popularity: 61 },
  ],
  [
    'golden-wheel-show',
    'NORTHLIGHT',
    'moneyWheel',
    ['Vòng Quay Hoàng Kim', 'Golden Wheel Show'],
    [
      'Bánh xe lớn năm mươi bốn ô với người dẫn chương trình.',
      'A wheel of fifty-four segments and a host who spins it.',
    ],
    { rtp: 96.58, volatility: 'high', badge: 'new', popularity: 82, released: '2026-09-05' },
  ],
  [
    'crystal-roulette',
    'NORTHLIGHT',
    'roulette',
    ['Roulette Pha Lê', 'Crystal Roulette'],
    [
      'Sau mỗi lần chốt cược, vài số may mắn được nhân thêm.',
      'After bets close, a few lucky numbers pay more.',
    ],
    { rtp: 97.3, volatility: 'high', popularity: 73 },
  ],
]);
