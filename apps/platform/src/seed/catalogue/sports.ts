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
        'Giải bóng đá mô phỏng, kèo 1X2 và tài xỉu trước trận lẫn trong trận.',
        'A simulated football league, with the winner and totals before and during matches.',
      ],
      {
        subject: 'footballer',
        scene: 'stadium',
        palette: 'pitch',
        light: 'left',
        camera: 'whole',
        air: 'confetti',
      },
      { badge: 'hot', popularity: 96 },
    ],
    [
      'kite-sports',
      'KITEARENA',
      'sportsbook',
      ['Kite Sports', 'Kite Sports'],
      [
        'Giải bóng đá mô phỏng, tỷ lệ đổi theo từng phút của trận đấu.',
        'A simulated football league with odds that move by the minute.',
      ],
      {
        subject: 'flamingBall',
        scene: 'stadium',
        palette: 'royal',
        light: 'right',
        camera: 'left',
        air: 'embers',
      },
      { popularity: 76 },
    ],
    [
      'virtual-league',
      'HALFCOURT',
      'virtualSports',
      ['Giải Bóng Đá Ảo', 'Virtual League'],
      [
        'Vòng đấu ba phút với mười đội, kết quả do hạt giống công bố trước quyết định.',
        'Three-minute match days of ten teams, decided by a seed that is committed to beforehand.',
      ],
      {
        subject: 'goalkeeper',
        scene: 'arena',
        palette: 'lagoon',
        light: 'above',
        camera: 'whole',
      },
      { rtp: 94.5, volatility: 'medium', hasDemo: true, popularity: 69 },
    ],
    [
      'virtual-derby',
      'HALFCOURT',
      'virtualSports',
      ['Trường Đua Ảo', 'Virtual Derby'],
      ['Tám chú ngựa, một vòng đua mỗi hai phút.', 'Eight horses and a race every two minutes.'],
      {
        subject: 'horse',
        second: ['jockey', 'left'],
        scene: 'track',
        palette: 'forest',
        light: 'left',
        camera: 'whole',
        air: 'leaves',
      },
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
        'Giải bắn súng mô phỏng, ba ván thắng hai, kèo thắng và tài xỉu số ván.',
        'A simulated shooter league in the best of three maps, with the winner and the count of maps.',
      ],
      {
        subject: 'soldier',
        scene: 'arena',
        palette: 'neon',
        light: 'behind',
        camera: 'whole',
        air: 'sparks',
      },
      { badge: 'hot', popularity: 88 },
    ],
    [
      'halfcourt-esports',
      'HALFCOURT',
      'esports',
      ['Halfcourt E-sports', 'Halfcourt E-sports'],
      [
        'Giải đấu mô phỏng diễn ra suốt ngày, cứ hai phút có một trận.',
        'A simulated league all day long, with a match every two minutes.',
      ],
      {
        subject: 'gamepad',
        second: ['trophy', 'behind'],
        scene: 'stage',
        palette: 'dusk',
        light: 'left',
        camera: 'whole',
        air: 'sparks',
      },
      { popularity: 64 },
    ],
    [
      'pixel-cup',
      'KITEARENA',
      'virtualSports',
      ['Cúp Bóng Đá Điện Tử', 'Pixel Cup'],
      [
        'Trận bóng điện tử mô phỏng dài tám phút, đá suốt ngày.',
        'Simulated eight-minute matches of electronic football, all day long.',
      ],
      {
        subject: 'pixelCup',
        second: ['football', 'right'],
        scene: 'arena',
        palette: 'royal',
        light: 'left',
        camera: 'whole',
      },
      { hasDemo: true, popularity: 67 },
    ],
    [
      'battle-royale-odds',
      'KITEARENA',
      'esports',
      ['Sinh Tồn Đại Chiến', 'Last Squad Standing'],
      [
        'Tám đội lần lượt bị loại, cược đội sống sót cuối cùng.',
        'Eight squads go one by one: bet on the last one standing.',
      ],
      {
        subject: 'parachute',
        second: ['soldier', 'right'],
        scene: 'clouds',
        palette: 'storm',
        light: 'left',
        camera: 'whole',
      },
      { badge: 'new', popularity: 61, released: '2026-10-20' },
    ],
  ]),
];
