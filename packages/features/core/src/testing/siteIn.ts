import { type Brand, FEATURES, type FeatureId } from '@marquee/brand';
import type { Language } from '@marquee/reference';
import type { Site } from '../site.ts';

const texts = { tagline: 'Grace', heroTitle: 'Lotus', heroText: 'Lotus', metaDescription: 'Lotus' };

const brand: Brand = {
  id: 'lotus',
  name: 'Lotus',
  merchants: [{ code: 'LOTUS', domains: ['lotus.localhost'], primary: true }],
  defaultLanguage: 'vi',
  languages: ['vi', 'en'],
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  features: Object.keys(FEATURES) as FeatureId[],
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
  texts: { vi: texts, en: texts },
  hero: { scenery: 'lottery' },
  platform: 'WEB',
  lotteryType: 'Lott',
};

/** A site in a language with every feature on, whose pictures come from one CDN; what differs is given. */
export const siteIn = (language: Language, changes: Partial<Site> = {}): Site => ({
  brand,
  mark: '<svg viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="20"/></svg>',
  language,
  setLanguage: () => {},
  permission: undefined,
  hasFlag: () => false,
  hasFeature: (feature) => brand.features.includes(feature),
  hasPage: () => true,
  imageUrl: (path) => `https://cdn.example${path}`,
  ...changes,
});
