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
    title: { vi: 'Quà chào hội viên mới', en: 'A gift for new members' },
    text: {
      vi: 'Hoàn thành ba bước đầu tiên và nhận lượt quay thử.',
      en: 'Take your first three steps and receive free spins.',
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
        'Dành cho hội viên mở tài khoản trong 30 ngày gần nhất.',
        'Ba bước: xác minh số điện thoại, đọc hướng dẫn chơi có chừng mực, xem một trang thông tin trò chơi.',
        'Tiền thắng từ lượt quay thử cần vòng cược một lần trước khi rút.',
        'Mỗi người, mỗi thiết bị và mỗi địa chỉ chỉ nhận một lần.',
      ],
      en: [
        'For members who opened their account within the last 30 days.',
        'The steps: verify a mobile number or e-mail, read about responsible play and visit one game’s page.',
        'Free-spin winnings must be wagered once before they can be withdrawn.',
        'One per person, device and address.',
      ],
    },
    days: null,
  },
  {
    id: 'weekend-rebate',
    category: 'live',
    title: { vi: 'Hoàn trả cuối tuần 0,8%', en: 'Weekend rebate of 0.8%' },
    text: {
      vi: 'Cược hợp lệ ở casino trực tiếp từ thứ Sáu đến Chủ nhật.',
      en: 'On valid live casino bets from Friday to Sunday.',
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
      figure: { vi: '0,8%', en: '0.8%' },
    },
    terms: {
      vi: [
        'Tính trên cược hợp lệ từ 0 giờ thứ Sáu đến 24 giờ Chủ nhật.',
        'Cược hai bên đối nhau trong cùng ván không được tính.',
        'Hoàn trả được cộng trước 12 giờ trưa thứ Hai, không cần vòng cược.',
      ],
      en: [
        'Valid bets count from 00:00 on Friday to 24:00 on Sunday.',
        'Opposite bets in the same round do not count.',
        'The rebate is credited by noon on Monday with no turnover requirement.',
      ],
    },
    days: 45,
  },
  {
    id: 'spin-race',
    category: 'esports',
    title: { vi: 'Đường đua nổ hũ', en: 'The slot race' },
    text: {
      vi: 'Một trăm hội viên có hệ số cao nhất tuần chia nhau giải.',
      en: 'The 100 members with the week’s best multipliers share the prizes.',
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
      figure: { vi: 'TOP 100', en: 'TOP 100' },
    },
    terms: {
      vi: [
        'Xếp hạng theo hệ số thắng cao nhất của một lượt quay, không theo số tiền cược.',
        'Mức cược tối thiểu là mức nhỏ nhất của trò chơi.',
        'Bảng xếp hạng khóa lúc 24 giờ Chủ nhật.',
      ],
      en: [
        'Ranked by the best multiplier of a single spin, not by stakes.',
        'The game’s minimum bet is enough.',
        'The leaderboard closes at 24:00 on Sunday.',
      ],
    },
    days: 21,
  },
  {
    id: 'lucky-draws',
    category: 'lottery',
    title: { vi: 'Giờ vàng xổ số', en: 'The draws’ golden hour' },
    text: {
      vi: 'Thưởng thêm cho vé trúng mở từ 18 giờ đến 19 giờ.',
      en: 'A little more for tickets that win between six and seven.',
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
      figure: { vi: '+2%', en: '+2%' },
    },
    terms: {
      vi: [
        'Áp dụng cho các kỳ mở thưởng từ 18 giờ đến 19 giờ, giờ Việt Nam.',
        'Thưởng thêm 2% tiền trúng, tối đa một triệu đồng hoặc tương đương mỗi ngày.',
        'Tự động cộng khi vé được trả thưởng.',
      ],
      en: [
        'For draws between 18:00 and 19:00, Vietnam time.',
        'An extra 2% on winning tickets, up to one million dong or its equivalent per day.',
        'Added automatically when the ticket is paid.',
      ],
    },
    days: 60,
  },
  {
    id: 'invite-friends',
    category: 'cards',
    title: { vi: 'Rủ bạn cùng chơi', en: 'Bring a friend' },
    text: {
      vi: 'Cả hai cùng nhận quà khi bạn bè mở tài khoản bằng mã của bạn.',
      en: 'Both of you receive a gift when a friend joins with your code.',
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
      figure: { vi: '2 quà', en: '2 gifts' },
    },
    terms: {
      vi: [
        'Bạn bè nhập mã giới thiệu của bạn khi đăng ký.',
        'Quà được trao khi tài khoản của bạn bè đã xác minh và hoạt động bảy ngày.',
        'Tài khoản trùng thiết bị hoặc địa chỉ không được tính.',
      ],
      en: [
        'Your friend enters your code when registering.',
        'The gifts arrive once the friend’s account is verified and seven days old.',
        'Accounts that share a device or an address do not count.',
      ],
    },
    days: null,
  },
  {
    id: 'quiet-hours',
    category: 'fishing',
    title: { vi: 'Giờ yên của biển', en: 'Quiet hours at sea' },
    text: {
      vi: 'Đạn thưởng mỗi sáng cho người săn cá dậy sớm.',
      en: 'Extra rounds each morning for early anglers.',
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
        air: 'none',
      },
      figure: { vi: '6–9h', en: '6–9 am' },
    },
    terms: {
      vi: [
        'Từ 6 giờ đến 9 giờ sáng hằng ngày.',
        'Mỗi hội viên nhận một lần mỗi ngày trong sảnh bắn cá.',
        'Đạn thưởng hết hạn lúc 12 giờ trưa cùng ngày.',
      ],
      en: [
        'Every day from 6:00 to 9:00.',
        'Once per member per day, in the fishing lobby.',
        'Extra rounds expire at noon.',
      ],
    },
    days: 30,
  },
];

/** What a promotion's picture shows; undefined for one that the seed does not have. */
export const findPromotionArt = (id: string): PromotionArt | undefined =>
  promotions.find((promotion) => promotion.id === id)?.art;
