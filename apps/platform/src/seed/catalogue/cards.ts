import { gamesOf } from './GameSeed.ts';

const shared = { rtp: null, volatility: null, lines: null, bets: [5, 20_000], hasDemo: true } as const;

/** Card games between players, and against the house. */
export const cards = gamesOf('cards', shared, [
  [
    'tien-len-mien-nam',
    'REDTHREAD',
    'tienLen',
    ['Tiến Lên Miền Nam', 'Southern Tien Len'],
    [
      'Hai đến bốn người, mười ba lá, ai hết bài trước là thắng.',
      'Two to four players, thirteen cards each, first to be rid of them wins.',
    ],
    { subject: 'cardFan', scene: 'felt', palette: 'crimson', light: 'left', camera: 'whole' },
    { badge: 'hot', popularity: 95 },
  ],
  [
    'phom-ta-la',
    'REDTHREAD',
    'phom',
    ['Phỏm (Tá Lả)', 'Phom'],
    [
      'Ghép phỏm từ bài bốc và bài ăn, ù là thắng cả bàn.',
      'Build melds from cards drawn and taken; a full hand wins from everyone.',
    ],
    {
      subject: 'heldCards',
      scene: 'pavilion',
      palette: 'lagoon',
      light: 'left',
      camera: 'whole',
    },
    { popularity: 82 },
  ],
  [
    'mau-binh-13',
    'JADEHARBOUR',
    'mauBinh',
    ['Mậu Binh Xập Xám', 'Thirteen Generals'],
    [
      'Xếp mười ba lá thành ba chi, so từng chi với từng đối thủ.',
      'Arrange thirteen cards in three hands and set each against the table.',
    ],
    {
      subject: 'general',
      second: ['threeRows', 'right'],
      scene: 'hall',
      palette: 'ember',
      light: 'right',
      camera: 'whole',
      air: 'embers',
    },
    { popularity: 77 },
  ],
  [
    'lieng-ba-la',
    'REDTHREAD',
    'lieng',
    ['Liêng', 'Lieng'],
    [
      'Ba lá trên tay, tố thêm hoặc úp bỏ, liêng và sáp lớn nhất.',
      'Three cards, raise or fold; straights and triples rule.',
    ],
    {
      subject: 'threeOfAKind',
      scene: 'felt',
      palette: 'plum',
      light: 'right',
      camera: 'whole',
      air: 'sparks',
    },
    { popularity: 68 },
  ],
  [
    'ba-cay-chuong',
    'REDTHREAD',
    'baCay',
    ['Ba Cây Chương', 'Three Card Banker'],
    [
      'Cộng điểm ba lá, mười điểm là lớn nhất, chương so với từng người.',
      'Add up three cards; ten is best; the banker plays each in turn.',
    ],
    { subject: 'bankersCards', scene: 'vault', palette: 'gold', light: 'left', camera: 'whole' },
    { popularity: 65 },
  ],
  [
    'river-holdem',
    'COPPERFOX',
    'holdem',
    ["Texas Hold'em Bên Sông", "River Hold'em"],
    [
      'Bàn hai đến sáu người, blind tăng dần, chơi thử được bằng tiền chơi thử.',
      'Tables of two to six with rising blinds, to be tried with demo money too.',
    ],
    { subject: 'holdem', scene: 'delta', palette: 'jade', light: 'left', camera: 'whole' },
    { popularity: 74 },
  ],
  [
    'xi-dach-nha',
    'JADEHARBOUR',
    'xiDach',
    ['Xì Dách Nhà', 'House Twenty-One'],
    [
      'Xì dách kiểu Việt với xì bàng và ngũ linh.',
      'Twenty-one the Vietnamese way, with a double ace and the five-card hand.',
    ],
    {
      subject: 'doubleAce',
      scene: 'village',
      palette: 'rose',
      light: 'left',
      camera: 'whole',
      air: 'petals',
    },
    { rtp: 98.67, volatility: 'low', popularity: 70 },
  ],
  [
    'catte-dong-bang',
    'REDTHREAD',
    'catte',
    ['Cát Tê Đồng Bằng', 'Delta Catte'],
    [
      'Sáu lá, bốn vòng đè bài, hai vòng chung kết quyết định.',
      'Six cards, four tricks to stay in, two to win it.',
    ],
    {
      subject: 'sixCards',
      scene: 'delta',
      palette: 'bamboo',
      light: 'above',
      camera: 'whole',
      air: 'leaves',
    },
    { popularity: 52 },
  ],
]);
