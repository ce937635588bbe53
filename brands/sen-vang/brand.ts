import { defineBrand } from '@marquee/brand';

export const brand = defineBrand({
  id: 'sen-vang',
  name: 'Sen Vàng',
  merchants: [
    { code: 'SENVANG', domains: ['sen-vang.localhost', 'sen-vang-2.localhost'], primary: true },
    { code: 'SENVIP', domains: ['senvang-vip.localhost'] },
  ],
  defaultLanguage: 'vi',
  languages: ['vi', 'en'],
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  features: [
    'home',
    'account',
    'help',
    'feedback',
    'deposits',
    'announcements',
    'withdrawals',
    'wallet',
    'games',
    'responsible-play',
    'security',
    'lottery-menu',
    'special-entry',
    'winner-board',
    'promotions-shelf',
    'app-download',
    'speed-test',
    'free-play',
  ],
  defaultScheme: 'dark',
  layout: { header: 'centred', hero: 'full', tile: 'overlay' },
  art: 'lacquer',
  legal: {
    licence: { number: 'DEMO-SV-0001', holder: 'Sen Vàng Demonstration Ltd', isDemonstration: true },
    minimumAge: 18,
    helplines: [
      { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' },
      { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org' },
      { name: 'GamCare', url: 'https://www.gamcare.org.uk' },
    ],
    regulator: { name: 'PAGCOR', url: 'https://www.pagcor.ph' },
  },
  contact: [{ kind: 'email', label: 'hotro@sen-vang.example', url: 'mailto:hotro@sen-vang.example' }],
  specialEntry: { group: 'Vietlott', label: { vi: 'Vietlott', en: 'Vietlott' } },
  texts: {
    vi: {
      tagline: 'Thanh nhã trong từng ván chơi',
      heroTitle: 'Đêm sen nở, vận vàng về',
      heroText: 'Xổ số ba miền, sòng bài trực tiếp và hàng trăm trò chơi quay số trong một sảnh chơi êm đềm.',
      metaDescription:
        'Sen Vàng: xổ số ba miền, casino trực tiếp, slot và bắn cá. Trò chơi minh bạch, hỗ trợ bằng tiếng Việt suốt ngày đêm. Chỉ dành cho người từ 18 tuổi.',
    },
    en: {
      tagline: 'Grace in every game',
      heroTitle: 'When the lotus opens, luck turns gold',
      heroText: 'Three-region lotteries, live tables and hundreds of reels in one calm lobby.',
      metaDescription:
        'Sen Vàng: Vietnamese three-region lotteries, live casino, slots and fishing games. Clear rules and round-the-clock support. For people aged 18 and over.',
    },
  },
  hero: { motifs: ['balls', 'fish', 'cards'] },
});
