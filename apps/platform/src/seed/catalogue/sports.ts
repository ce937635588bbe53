import { gamesOf } from './GameSeed.ts';

const shared = { rtp: null, volatility: null, lines: null, bets: [10, 50_000], hasDemo: false } as const;

/** Sports and e-sports. */
export const sports = [
  ...gamesOf('sports', shared, [
    [
      'halfcourt-sportsbook',
      'HALFCOURT',
      'sportsbook',
      ['Halfcourt Thể Thao', 'Halfcourt Sportsbook'],
      [
        'Bóng đá, bóng rổ, quần vợt và hơn ba mươi môn, kèo châu Á và châu Âu.',
        'Football, basketball, tennis and thirty more, with Asian and European odds.',
      ],
      { badge: 'hot', popularity: 96 },
    ],
    [
      'kite-sports',
      'KITEARENA',
      'sportsbook',
      ['Kite Sports', 'Kite Sports'],
      [
        'Kèo trực tiếp cập nhật từng giây và có nút rút sớm.',
        'In-play odds by the second, with early cash-out.',
      ],
      { popularity: 76 },
    ],
    [
      'virtual-league',
      'HALFCOURT',
      'virtualSports',
      ['Giải Bóng Đá Ảo', 'Virtual League'],
      [
        'Vòng đấu ba phút với mười đội, kết quả do máy sinh số đã kiểm định.',
        'Three-minute match days of ten teams, decided by a certified generator.',
      ],
      { rtp: 94.5, volatility: 'medium', hasDemo: true, popularity: 69 },
    ],
    [
      'virtual-derby',
      'HALFCOURT',
      'virtualSports',
      ['Trường Đua Ảo', 'Virtual Derby'],
      ['Tám chú ngựa, một vòng đua mỗi hai phút.', 'Eight horses and a race every two minutes.'],
      { rtp: 93.8, volatility: 'medium', hasDemo: true, popularity: 58 },
    ],
  ]),
  ...gamesOf('esports', shared, [
    [
      'kite-arena-esports',
      'KITEARENA',
      'esports',
      ['Kite Arena E-sports', 'Kite Arena E-sports'],
      [
        'Các giải MOBA và bắn súng lớn, kèo theo ván, theo mạng, theo rồng.',
        'The great MOBA and shooter leagues, by map, by kill and by objective.',
      ],
      { badge: 'hot', popularity: 88 },
    ],
    [
      'halfcourt-esports',
      'HALFCOURT',
      'esports',
      ['Halfcourt E-sports', 'Halfcourt E-sports'],
      [
        'Giải khu vực Đông Nam Á và lịch thi đấu theo giờ Việt Nam.',
        'Regional leagues with schedules in your own time.',
      ],
      { popularity: 64 },
    ],
    [
      'pixel-cup',
      'KITEARENA',
      'virtualSports',
      ['Cúp Bóng Đá Điện Tử', 'Pixel Cup'],
      [
        'Trận bóng điện tử tám phút, phát trực tiếp cả ngày.',
        'Eight-minute matches between players on consoles, streamed all day.',
      ],
      { hasDemo: true, popularity: 67 },
    ],
    [
      'battle-royale-odds',
      'KITEARENA',
      'esports',
      ['Sinh Tồn Đại Chiến', 'Last Squad Standing'],
      [
        'Cược đội sống sót cuối cùng và số mạng của từng đội.',
        'Bet on the last squad standing and on each team’s count.',
      ],
      { badge: 'new', popularity: 61, released: '2026-10-20' },
    ],
  ]),
];
