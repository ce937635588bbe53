import type { Brand } from '@marquee/brand';

/** A site in two languages, Vietnamese first. */
export const brand: Brand = {
  id: 'lotus',
  name: 'Lotus',
  merchants: [{ code: 'LOTUS', domains: ['lotus.localhost'], primary: true }],
  defaultLanguage: 'vi',
  languages: ['vi', 'en'],
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  features: ['home', 'account', 'help', 'announcements', 'games', 'special-entry', 'lottery-menu'],
  defaultScheme: 'dark',
  art: 'poster',
  layout: {
    header: 'leading',
    navigation: 'bar',
    hero: 'full',
    tile: 'overlay',
    lobby: 'above',
    footer: 'columns',
    action: 'accent',
    play: 'frame',
  },
  legal: {
    licence: { number: 'L-1', holder: 'Lotus Ltd', isDemonstration: true },
    minimumAge: 18,
    helplines: [{ name: 'GamCare', url: 'https://www.gamcare.org.uk' }],
    regulator: { name: 'PAGCOR', url: 'https://www.pagcor.ph' },
  },
  contact: [{ kind: 'email', label: 'help@lotus.example', url: 'mailto:help@lotus.example' }],
  specialEntry: { group: 'Vietlott', label: { vi: 'Vietlott', en: 'Vietlott' } },
  texts: {
    vi: { tagline: 'Thanh nhã', heroTitle: 'Sen', heroText: 'Sen', metaDescription: 'Sen' },
    en: { tagline: 'Grace', heroTitle: 'Lotus', heroText: 'Lotus', metaDescription: 'Lotus' },
  },
  hero: { scenery: 'lottery' },
  platform: 'WEB',
  lotteryType: 'Lott',
};
