import { defineBrand } from '@marquee/brand';

export const brand = defineBrand({
  id: 'northbay',
  name: 'Northbay',
  merchants: [{ code: 'NORTHBAY', domains: ['northbay.localhost', 'northbay-2.localhost'], primary: true }],
  defaultLanguage: 'en',
  languages: ['en', 'vi'],
  currency: 'USD',
  timeZone: 'Europe/Malta',
  features: [
    'home',
    'account',
    'help',
    'feedback',
    'announcements',
    'deposits',
    'withdrawals',
    'wallet',
    'games',
    'responsible-play',
    'security',
    'promotions-shelf',
    'app-download',
    'speed-test',
  ],
  defaultScheme: 'light',
  layout: { header: 'leading', hero: 'split', tile: 'caption' },
  art: 'poster',
  legal: {
    licence: { number: 'DEMO-NB-0001', holder: 'Northbay Demonstration Ltd', isDemonstration: true },
    minimumAge: 21,
    helplines: [
      { name: 'GamCare', phone: '+44 808 8020 133', url: 'https://www.gamcare.org.uk' },
      { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org' },
      { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' },
    ],
    regulator: { name: 'Malta Gaming Authority', url: 'https://www.mga.org.mt' },
  },
  contact: [{ kind: 'email', label: 'help@northbay.example', url: 'mailto:help@northbay.example' }],
  texts: {
    en: {
      tagline: 'Play, plainly',
      heroTitle: 'A clear day for a good game',
      heroText: 'Slots, live tables and cards with the odds in plain sight and nothing in the way.',
      metaDescription:
        'Northbay: slots, live casino and card games with the return to player shown on every game. Fast, clear and licensed for people aged 21 and over.',
    },
    vi: {
      tagline: 'Chơi thật rõ ràng',
      heroTitle: 'Ngày trong xanh cho ván chơi hay',
      heroText: 'Slot, sòng bài trực tiếp và game bài, tỷ lệ trả thưởng luôn hiển thị rõ ràng.',
      metaDescription:
        'Northbay: slot, casino trực tiếp và game bài với tỷ lệ hoàn trả hiển thị ở mỗi trò chơi. Nhanh, rõ ràng, dành cho người từ 21 tuổi.',
    },
  },
  hero: { motifs: ['cards', 'dice', 'shield'] },
});
