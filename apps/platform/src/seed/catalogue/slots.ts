import { gamesOf } from './GameSeed.ts';

/** What the arcade's three mathematics return and count; `scripts/catalogueFigures.test.ts` compares. */
const figures = {
  slotLines: { rtp: 96.19, lines: 20 },
  slotWays: { rtp: 96.34, lines: 1_024 },
  slotCluster: { rtp: 96.03, lines: null },
} as const;
const shared = { ...figures.slotLines, volatility: 'medium', bets: [1, 5_000], hasDemo: true } as const;

/** Slot games. */
export const slots = gamesOf('slots', shared, [
  [
    'lotus-of-the-moon',
    'LANTERN',
    'slotLines',
    ['Sen Dưới Trăng', 'Lotus of the Moon'],
    [
      'Hồ sen đêm rằm, mỗi bông sen vàng nở ra là một vòng quay miễn phí.',
      'A pond under a full moon, where each golden lotus that opens adds a free spin.',
    ],
    { badge: 'exclusive', popularity: 98, released: '2026-08-14' },
  ],
  [
    'dragon-well',
    'LANTERN',
    'slotWays',
    ['Giếng Rồng', 'Dragon Well'],
    [
      'Rồng xanh cuộn quanh các cuộn, mở 1.024 cách thắng.',
      'A green dragon winds around the reels and opens 1,024 ways to win.',
    ],
    { ...figures.slotWays, badge: 'hot', popularity: 96 },
  ],
  [
    'harvest-drum',
    'BANYAN',
    'slotLines',
    ['Trống Hội Mùa', 'Harvest Drum'],
    [
      'Tiếng trống hội làng gọi các biểu tượng lúa vàng về cùng một dòng.',
      'The village drum calls golden sheaves onto one line.',
    ],
    { popularity: 81 },
  ],
  [
    'tiger-bridge',
    'COPPERFOX',
    'slotLines',
    ['Cầu Hổ', 'Tiger Bridge'],
    [
      'Mãnh hổ qua cầu treo, mỗi bước để lại một biểu tượng thay thế.',
      'A tiger crosses a rope bridge and leaves a wild with every step.',
    ],
    { popularity: 88 },
  ],
  [
    'lantern-street',
    'LANTERN',
    'slotCluster',
    ['Phố Đèn Lồng', 'Lantern Street'],
    [
      'Đèn lồng Hội An thắp thành cụm, cụm nào sáng thì rơi xuống nhường chỗ cho cụm mới.',
      'Lanterns light up in clusters; those that glow fall and make room for more.',
    ],
    { ...figures.slotCluster, badge: 'new', popularity: 94, released: '2026-10-02' },
  ],
  [
    'copper-fox-run',
    'COPPERFOX',
    'slotLines',
    ['Cáo Đồng Về Rừng', 'Copper Fox Run'],
    [
      'Chú cáo đồng mang theo hệ số nhân chạy dọc các cuộn.',
      'A copper fox carries multipliers along the reels.',
    ],
    { popularity: 70 },
  ],
  [
    'salt-and-pearl',
    'NINETIDES',
    'slotWays',
    ['Muối và Ngọc', 'Salt and Pearl'],
    [
      'Thợ lặn tìm ngọc trai, mỗi viên giữ lại cho lượt quay kế tiếp.',
      'A diver looks for pearls, and each one found stays for the next spin.',
    ],
    { ...figures.slotWays, popularity: 74 },
  ],
  [
    'embers-of-eld',
    'EMBEROAK',
    'slotLines',
    ['Tàn Lửa Cổ Xưa', 'Embers of Eld'],
    [
      'Lò rèn cổ nung chảy biểu tượng thấp thành biểu tượng cao.',
      'An old forge melts low symbols into high ones.',
    ],
    { popularity: 67 },
  ],
  [
    'nine-koi',
    'BANYAN',
    'slotLines',
    ['Cửu Ngư Vượt Vũ Môn', 'Nine Koi'],
    [
      'Chín con cá chép vượt thác, con thứ chín hóa rồng và trả hũ lớn.',
      'Nine koi climb the falls; the ninth turns into a dragon and pays the pot.',
    ],
    { badge: 'hot', popularity: 92 },
  ],
  [
    'clockmaker',
    'EMBEROAK',
    'slotCluster',
    ['Người Thợ Đồng Hồ', 'The Clockmaker'],
    [
      'Bánh răng quay theo phút, cứ mười hai lượt là một lượt thưởng chắc chắn.',
      'Gears turn with the minutes, and every twelfth spin is a sure bonus.',
    ],
    { ...figures.slotCluster, popularity: 63 },
  ],
  [
    'silk-market',
    'JADEHARBOUR',
    'slotLines',
    ['Chợ Lụa', 'Silk Market'],
    [
      'Dải lụa kéo cuộn này sang cuộn kia, biến cả hàng thành một màu.',
      'A ribbon of silk pulls one reel across another until a whole row matches.',
    ],
    { popularity: 58 },
  ],
  [
    'monsoon-gold',
    'NINETIDES',
    'slotWays',
    ['Vàng Mùa Mưa', 'Monsoon Gold'],
    [
      'Mưa rơi làm đầy hũ, hũ tràn là vào mười lượt quay miễn phí.',
      'Rain fills the jars, and a jar that overflows pays ten free spins.',
    ],
    { ...figures.slotWays, popularity: 85 },
  ],
  [
    'paper-tigers',
    'PAPERCRANE',
    'slotLines',
    ['Hổ Giấy', 'Paper Tigers'],
    [
      'Nếp gấp origami mở ra từng biểu tượng, càng gấp càng quý.',
      'Folds of paper open symbol by symbol, each fold worth more.',
    ],
    { popularity: 72 },
  ],
  [
    'orchard-seven',
    'COPPERFOX',
    'slotLines',
    ['Vườn Số Bảy', 'Orchard Seven'],
    [
      'Ba cuộn trái cây cổ điển với số bảy đỏ và chuông vàng.',
      'Three classic reels of fruit with red sevens and a golden bell.',
    ],
    { popularity: 55 },
  ],
  [
    'jade-general',
    'JADEHARBOUR',
    'slotWays',
    ['Tướng Quân Ngọc', 'The Jade General'],
    [
      'Tượng quân thức giấc từng hàng, hàng nào đứng dậy đều thành biểu tượng thay thế.',
      'Rows of statues wake, and each row that stands turns wild.',
    ],
    { ...figures.slotWays, popularity: 78 },
  ],
  [
    'northern-sky',
    'EMBEROAK',
    'slotCluster',
    ['Cực Quang', 'Northern Sky'],
    [
      'Dải cực quang quét qua bảng và nâng hệ số của mọi cụm nó chạm.',
      'Bands of light sweep the grid and raise whatever cluster they touch.',
    ],
    { ...figures.slotCluster, badge: 'new', popularity: 83, released: '2026-09-18' },
  ],
  [
    'kitchen-god',
    'BANYAN',
    'slotLines',
    ['Ông Táo Về Trời', 'The Kitchen God Rides'],
    [
      'Cá chép đưa ông Táo về trời, qua mỗi tầng mây lại thêm một hệ số.',
      'The kitchen god rides a carp to heaven and gains a multiplier with each cloud.',
    ],
    { popularity: 76 },
  ],
  [
    'harbour-lights',
    'JADEHARBOUR',
    'slotLines',
    ['Đèn Bến Cảng', 'Harbour Lights'],
    [
      'Thuyền vào bến theo đèn hải đăng, mỗi thuyền chở một giải thưởng.',
      'Boats follow the lighthouse into port, and each one carries a prize.',
    ],
    { popularity: 60 },
  ],
  [
    'star-weaver',
    'PAPERCRANE',
    'slotWays',
    ['Chức Nữ Dệt Sao', 'Star Weaver'],
    [
      'Sợi chỉ nối các vì sao, nối đủ năm sao là mở cầu Ô Thước.',
      'A thread joins the stars, and five joined open the magpie bridge.',
    ],
    { ...figures.slotWays, popularity: 69 },
  ],
  [
    'wild-kumquat',
    'BANYAN',
    'slotLines',
    ['Quất Vàng Ngày Tết', 'Wild Kumquat'],
    [
      'Cây quất trĩu quả, mỗi quả chín là một bao lì xì.',
      'A tree heavy with fruit, and a red envelope in each ripe one.',
    ],
    { popularity: 80 },
  ],
]);
