import type { Brand } from '@marquee/brand';

const texts = { tagline: 'Grace', heroTitle: 'Lotus', heroText: 'Lotus', metaDescription: 'Lotus' };

/** A site with everything that this feature can show. */
export const brand: Brand = {
  id: 'lotus',
  name: 'Lotus',
  merchants: [{ code: 'LOTUS', domains: ['lotus.localhost'], primary: true }],
  defaultLanguage: 'vi',
  languages: ['vi', 'en'],
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  features: ['home', 'account', 'help', 'games', 'lottery-menu', 'special-entry', 'winner-board'],
  defaultScheme: 'dark',
  layout: { header: 'leading', hero: 'full', tile: 'overlay' },
  legal: {
    licence: { number: 'L-1', holder: 'Lotus Ltd', isDemonstration: true },
    minimumAge: 18,
    helplines: [{ name: 'GamCare', url: 'https://www.gamcare.org.uk' }],
    regulator: { name: 'PAGCOR', url: 'https://www.pagcor.ph' },
  },
  contact: [{ kind: 'email', label: 'help@lotus.example', url: 'mailto:help@lotus.example' }],
  texts: { vi: texts, en: texts },
  hero: { motifs: ['balls'] },
  platform: 'WEB',
  lotteryType: 'Lott',
};
