import type { Scenery } from '@marquee/reference';
import type { LocalText } from '#kernel';

/** A banner's words, where it leads, and the scene behind it. */
export type BannerSeed = {
  title: LocalText;
  text: LocalText;
  action: { label: LocalText; path: string };
  alt: LocalText;
  scenery: Scenery;
};

const open = { vi: 'Xem thử', en: 'Take a look' };

/** Hero banners, of which each merchant shows three. */
export const banners: Readonly<Record<string, BannerSeed>> = {
  lotus: {
    title: { vi: 'Sen nở dưới trăng', en: 'The lotus under the moon' },
    text: {
      vi: 'Hồ sen vàng trên hai mươi dòng; ba Scatter mở mười lượt quay miễn phí.',
      en: 'A golden pond on twenty lines, and ten free spins for three scatters.',
    },
    action: { label: open, path: '/game/lotus-of-the-moon' },
    alt: { vi: 'Hồ sen vàng dưới ánh trăng', en: 'A pond of golden lotus by moonlight' },
    scenery: 'lotus-pond',
  },
  lottery: {
    title: { vi: 'Xổ số ba miền mỗi ngày', en: 'Three regions, a draw every day' },
    text: {
      vi: 'Lịch quay, giờ mở thưởng và kết quả của đủ các đài trong một bảng.',
      en: 'Schedules, draw times and results of every province on one board.',
    },
    action: { label: { vi: 'Xem lịch quay', en: 'See the draws' }, path: '/lottery' },
    alt: { vi: 'Lồng cầu xổ số đang quay', en: 'A lottery drum turning' },
    scenery: 'lottery',
  },
  live: {
    title: { vi: 'Một bàn, nhiều người chơi', en: 'One table, many players' },
    text: {
      vi: 'Baccarat, roulette và xóc đĩa: mọi người cùng xem một ván, cả trên điện thoại.',
      en: 'Baccarat, roulette and xoc dia: everyone watches the same round, on a phone too.',
    },
    action: { label: { vi: 'Vào sòng', en: 'See the tables' }, path: '/live' },
    alt: { vi: 'Bàn roulette dưới ánh đèn', en: 'A roulette table under lights' },
    scenery: 'casino',
  },
  sea: {
    title: { vi: 'Cửu triều dậy sóng', en: 'Nine tides rising' },
    text: {
      vi: 'Săn cá trùm giữa biển sâu, mỗi viên đạn một cơ hội.',
      en: 'Hunt the great fish of the deep; every shot is a chance.',
    },
    action: { label: open, path: '/game/nine-tides-hunt' },
    alt: { vi: 'Đàn cá dưới biển sâu', en: 'A shoal in the deep sea' },
    scenery: 'deep-sea',
  },
  bay: {
    title: { vi: 'Tỷ lệ rõ ràng, chơi thảnh thơi', en: 'The odds in plain sight' },
    text: {
      vi: 'Tỷ lệ hoàn trả, mức cược và độ biến động ghi rõ trên từng trò chơi.',
      en: 'Return, limits and volatility on every game, before you choose.',
    },
    action: { label: { vi: 'Xem trò chơi', en: 'Browse games' }, path: '/rng' },
    alt: { vi: 'Vịnh biển phương Bắc lúc bình minh', en: 'A northern bay at dawn' },
    scenery: 'north-bay',
  },
  stadium: {
    title: { vi: 'Trận cầu đêm nay', en: 'Under the floodlights' },
    text: {
      vi: 'Tỷ lệ ghi rõ trước giờ bóng lăn, tiền thắng trả ngay khi trận đấu kết thúc.',
      en: 'Odds in plain sight before kick-off, and bets settled when the match is over.',
    },
    action: { label: open, path: '/game/halfcourt-sportsbook' },
    alt: { vi: 'Sân vận động sáng đèn', en: 'A stadium under floodlights' },
    scenery: 'stadium',
  },
};
