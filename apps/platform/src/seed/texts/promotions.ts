import type { LocalText } from '#kernel';
import type { Category } from '#play';
import type { PromotionArt } from '#sites';

/** A promotion as the seed writes it down. */
export type PromotionSeed = {
  id: string;
  category: Category;
  title: LocalText;
  text: LocalText;
  alt: LocalText;
  art: PromotionArt;
  /** Conditions, a sentence a point. */
  terms: { vi: readonly string[]; en: readonly string[] };
  /** Days after the seeding on which it ends; null for one without an end. */
  days: number | null;
};

/** Promotions that each merchant shows. */
export const promotions: readonly PromotionSeed[] = [
  {
    id: 'first-steps',
    category: 'slots',
    title: { vi: 'Ba bước đầu tiên', en: 'Your first three steps' },
    text: {
      vi: 'Bảo vệ tài khoản, đặt hạn mức, rồi hãy chọn trò chơi.',
      en: 'Secure your account, set your limits, then choose a game.',
    },
    alt: { vi: 'Bao lì xì đỏ và hoa sen', en: 'A red envelope and a lotus' },
    art: {
      shows: {
        subject: 'redEnvelope',
        second: ['lotus', 'right'],
        scene: 'rays',
        palette: 'crimson',
        light: 'left',
        camera: 'whole',
        air: 'coins',
      },
      figure: { vi: '1-2-3', en: '1-2-3' },
    },
    terms: {
      vi: [
        'Xác minh số điện thoại hoặc e-mail ở trang Hồ sơ.',
        'Đặt hạn mức cho tiền nạp, tiền thua, tiền cược và thời gian ở trang Hạn mức chơi.',
        'Đọc luật chơi, mức cược và tỷ lệ hoàn trả trên trang của trò chơi trước khi cược.',
      ],
      en: [
        'Verify a mobile number or an e-mail address on the page Profile.',
        'Limit your deposits, losses, stakes and time on the page Play limits.',
        'Read a game’s rules, limits and return on its page before you stake anything.',
      ],
    },
    days: null,
  },
  {
    id: 'weekend-rebate',
    category: 'live',
    title: { vi: 'Cuối tuần bên bàn trực tiếp', en: 'A weekend at the live tables' },
    text: {
      vi: 'Baccarat, roulette, xóc đĩa: chọn một bàn và xem trước khi cược.',
      en: 'Baccarat, roulette and xoc dia: pick a table and watch before you bet.',
    },
    alt: { vi: 'Đồng tiền may mắn và phỉnh', en: 'A lucky coin and casino chips' },
    art: {
      shows: {
        subject: 'fortuneCoin',
        second: ['chips', 'right'],
        scene: 'vault',
        palette: 'gold',
        light: 'left',
        camera: 'whole',
        air: 'coins',
      },
      figure: { vi: 'T7–CN', en: 'Sat–Sun' },
    },
    terms: {
      vi: [
        'Bàn mở cả tuần, trừ lúc bảo trì.',
        'Mức cược thấp nhất và cao nhất ghi trên trang của từng bàn.',
        'Ván trước không báo trước điều gì về ván sau.',
      ],
      en: [
        'The tables are open all week, except during maintenance.',
        'The smallest and the largest stake stand on the page of each table.',
        'A round tells nothing about the one after it.',
      ],
    },
    days: 45,
  },
  {
    id: 'spin-race',
    category: 'slots',
    title: { vi: 'Trước khi bấm quay', en: 'Before you spin' },
    text: {
      vi: 'Mọi trò nổ hũ ở đây hoàn trả từ 96%; trang của từng trò ghi rõ tỷ lệ và độ biến động.',
      en: 'Every slot here returns 96% or more over time; its page shows its RTP and volatility.',
    },
    alt: { vi: 'Số bảy đỏ và cúp vàng', en: 'A red seven and a golden trophy' },
    art: {
      shows: {
        subject: 'bigSeven',
        second: ['trophy', 'right'],
        scene: 'stage',
        palette: 'royal',
        light: 'left',
        camera: 'whole',
        air: 'confetti',
      },
      figure: { vi: '96%', en: '96%' },
    },
    terms: {
      vi: [
        'Tỷ lệ hoàn trả là phần tiền cược mà trò chơi trả lại, tính trên rất nhiều lượt quay.',
        'Độ biến động cho biết thắng nhỏ mà thường hay lớn mà hiếm.',
        'Thua một lượt không làm lượt sau dễ thắng hơn.',
      ],
      en: [
        'RTP, the return to player, is the share of stakes that a game pays back over very many spins.',
        'Volatility tells whether wins are frequent and small or rare and large.',
        'A lost spin does not make the next one luckier.',
      ],
    },
    days: 21,
  },
  {
    id: 'lucky-draws',
    category: 'lottery',
    title: { vi: 'Giờ mở thưởng', en: 'Draw times' },
    text: {
      vi: 'Lịch quay, đếm ngược và kết quả của từng đài.',
      en: 'Schedules, countdowns and the results of every draw.',
    },
    alt: { vi: 'Lồng cầu xổ số và tờ vé số', en: 'A lottery cage and a ticket' },
    art: {
      shows: {
        subject: 'ballCage',
        second: ['lotteryTicket', 'right'],
        scene: 'rays',
        palette: 'ember',
        light: 'left',
        camera: 'whole',
        air: 'confetti',
      },
      figure: { vi: '18h', en: '6 pm' },
    },
    terms: {
      vi: [
        'Giờ mở thưởng xổ số ba miền là giờ Việt Nam.',
        'Mỗi kỳ nhận cược đến lúc khóa kỳ ghi trên trang của đài.',
        'Kết quả hiện ra khi nhà cung cấp đã báo.',
      ],
      en: [
        'The draws of the three regions are told in Vietnam time.',
        'Each draw takes bets until the closing time on its page.',
        'Results appear once the provider has told them.',
      ],
    },
    days: 60,
  },
  {
    id: 'invite-friends',
    category: 'cards',
    title: { vi: 'Ngồi chung bàn', en: 'Sit down together' },
    text: {
      vi: 'Phòng chơi giữa hội viên với nhau, nhà cái không góp mặt.',
      en: 'Rooms where you play against other members, never the house.',
    },
    alt: { vi: 'Mèo may mắn và bao lì xì', en: 'A lucky cat and a red envelope' },
    art: {
      shows: {
        subject: 'luckyCat',
        second: ['redEnvelope', 'right'],
        scene: 'hills',
        palette: 'rose',
        light: 'left',
        camera: 'whole',
        air: 'petals',
      },
      figure: { vi: '1 : 1', en: '1 : 1' },
    },
    terms: {
      vi: [
        'Mỗi phòng có mức cược và luật chơi riêng.',
        'Người thắng nhận tiền cược của bàn, trừ phần phí ghi trong luật.',
        'Ai rớt mạng vẫn giữ chỗ, đồng hồ đi tiếp thay họ.',
      ],
      en: [
        'Each room has its own stake and rules.',
        'The winner takes the stakes of the table less the fee that the rules name.',
        'Whoever loses the connection keeps the seat, and the clock moves for them.',
      ],
    },
    days: null,
  },
  {
    id: 'quiet-hours',
    category: 'fishing',
    title: { vi: 'Giờ yên của biển', en: 'Quiet hours at sea' },
    text: {
      vi: 'Mỗi băng đạn một giá, mỗi con cá một giá trị biết trước.',
      en: 'Know the price of every magazine and the value of every fish before you play.',
    },
    alt: { vi: 'Cá voi và đại bác trên sóng', en: 'A whale and a cannon on the waves' },
    art: {
      shows: {
        subject: 'whale',
        second: ['cannon', 'right'],
        scene: 'waves',
        palette: 'abyss',
        light: 'left',
        camera: 'whole',
      },
      figure: { vi: '24h', en: '24h' },
    },
    terms: {
      vi: [
        'Biển mở cả ngày lẫn đêm, trừ lúc bảo trì.',
        'Một băng đạn là một lần cược; giá và giá trị từng loài cá ghi trong luật chơi.',
        'Đạn không mất: viên nào cũng bay cho đến khi trúng cá.',
      ],
      en: [
        'The sea is open day and night, except during maintenance.',
        'A magazine is one bet; its price and the worth of each fish stand in the rules.',
        'No bullet is lost: each one flies until it hits a fish.',
      ],
    },
    days: 30,
  },
];

/** What a promotion's picture shows; undefined for one that the seed does not have. */
export const findPromotionArt = (id: string): PromotionArt | undefined =>
  promotions.find((promotion) => promotion.id === id)?.art;
