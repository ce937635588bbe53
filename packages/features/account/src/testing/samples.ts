import type { Brand } from '@marquee/brand';
import type { LoginValue, Member } from '@marquee/feature-core';

/** A site in English. */
export const brand: Brand = {
  id: 'lantern',
  name: 'Lantern',
  merchants: [{ code: 'LANTERN', domains: ['lantern.localhost'], primary: true }],
  defaultLanguage: 'en',
  languages: ['en', 'vi'],
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  features: ['home', 'account', 'help', 'free-play'],
  defaultScheme: 'dark',
  layout: { header: 'leading', hero: 'full', tile: 'overlay' },
  legal: {
    licence: { number: 'L-1', holder: 'Lantern Ltd', isDemonstration: true },
    minimumAge: 18,
    helplines: [{ name: 'GamCare', url: 'https://www.gamcare.org.uk' }],
    regulator: { name: 'PAGCOR', url: 'https://www.pagcor.ph' },
  },
  contact: [{ kind: 'email', label: 'help@lantern.example', url: 'mailto:help@lantern.example' }],
  texts: {
    en: { tagline: 'A light', heroTitle: 'A light', heroText: 'A light.', metaDescription: 'A light.' },
    vi: { tagline: 'Đèn', heroTitle: 'Đèn', heroText: 'Đèn.', metaDescription: 'Đèn.' },
  },
  hero: { motifs: ['balls'] },
  platform: 'WEB',
  lotteryType: 'Lott',
};

/** A player who was here before. */
export const member: Member = {
  id: 'c-1',
  account: 'linhvu',
  nickname: 'Linh',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Silver' },
  currency: 'VND',
  language: 'en',
  previousLogin: { at: '2030-05-06T07:08:09Z', ip: '203.0.113.5', country: 'VN' },
  termsOutdated: false,
};

/** An answer that opens a session without more ado. */
export const opened: LoginValue = {
  token: 'secret-token',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
};
