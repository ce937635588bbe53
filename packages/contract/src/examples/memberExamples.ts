import { daysAfter } from './exampleTime.ts';
import { captchaPicture } from './captchaPicture.ts';
import type { Examples } from './Reader.ts';

const addressOf = (address: string, daysAgo: number) => ({
  id: `6f9c1c52-3a4e-4a52-9d3b-0a2a4b8f${String(daysAgo).padStart(4, '0')}`,
  address,
  lastUsedAt: daysAfter(-daysAgo, -3),
});

/** Answers about who is logged in, and what a login asks for. */
export const memberExamples = {
  getMemberInfo: ({ say, currency }) => ({
    id: '10027',
    account: 'lanhuong',
    nickname: say('Lan Huong', 'Lan Hương'),
    type: 0,
    toUpline: false,
    clubLabel: { labelName: say('Silver', 'Bạc') },
    currency,
    language: 'en',
    previousLogin: { at: daysAfter(-1, -3), ip: '203.0.113.7', country: 'VN' },
    termsOutdated: false,
  }),
  getMemberIcon: () => ({ icon: '/art/avatars/3.svg' }),
  getBalance: ({ currency, money }) => ({
    currency,
    balance: money(1250),
    bonus: money(40),
    held: money(100),
  }),
  getSocialLinks: ({ say }) => ({
    hasPassword: true,
    links: [{ firebaseChannel: 'google', name: say('Lan Huong', 'Lan Hương'), linkedAt: daysAfter(-40) }],
  }),
  getCaptcha: () => captchaPicture,
  getCaptchaQuestion: ({ say }) => ({
    question: say('How much is seven and four?', 'Bảy cộng bốn bằng mấy?'),
  }),
  sendSms: () => ({ expiredMinutes: 5 }),
  sendRegisterSms: () => ({ expiredMinutes: 5 }),
  getSecurity: () => ({
    isAsked: true,
    keptDays: 90,
    authenticator: { since: daysAfter(-21, -2), recoveryCodesLeft: 8 },
    addresses: [
      { ...addressOf('203.0.•••.•••', 1), country: 'VN', isCurrent: true },
      { ...addressOf('2001:db8:•••', 9), country: 'SG', isCurrent: false },
      { ...addressOf('198.51.•••.•••', 40), country: null, isCurrent: false },
    ],
    isOnWinnerBoard: true,
  }),
  getAffiliate: (_reader, { code = 'POND88' }) => ({ code, nickname: 'm***a' }),
} satisfies Examples;
