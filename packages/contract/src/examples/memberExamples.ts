import { daysAfter } from './exampleTime.ts';
import { captchaPicture } from './captchaPicture.ts';
import type { Examples } from './Reader.ts';

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
  getAffiliate: (_reader, { code = 'POND88' }) => ({ code, nickname: 'm***a' }),
} satisfies Examples;
