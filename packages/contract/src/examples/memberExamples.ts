import { daysAfter } from './exampleTime.ts';
import { captchaPicture } from './captchaPicture.ts';
import type { Examples } from './Reader.ts';

const addressOf = (address: string, daysAgo: number) => ({
  id: `6f9c1c52-3a4e-4a52-9d3b-0a2a4b8f${String(daysAgo).padStart(4, '0')}`,
  address,
  lastUsedAt: daysAfter(-daysAgo, -3),
});

const deviceOf = (browser: string | null, system: string | null, daysAgo: number) => ({
  id: `6f9c1c52-3a4e-4a52-9d3b-0a2a4b90${String(daysAgo).padStart(4, '0')}`,
  browser,
  system,
  loggedInAt: daysAfter(-daysAgo - 1, -3),
  seenAt: daysAfter(-daysAgo, -2),
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
  getMemberIcon: () => ({ icon: '/art/avatars/poster/3.webp' }),
  getProfile: ({ say }) => ({
    username: 'lanhuong',
    icon: '/art/avatars/poster/3.webp',
    avatar: 3,
    avatars: 12,
    mobile: { hint: '•••268', isVerified: true },
    email: { hint: 'l•••@e•••.com', isVerified: false },
    details: [
      { field: 'nickname', value: say('Lan Huong', 'Lan Hương'), isFixed: false, isRequired: true },
      { field: 'payeeName', value: 'NGUYEN LAN HUONG', isFixed: true, isRequired: true },
      { field: 'birthday', value: null, isFixed: false, isRequired: false },
      { field: 'zalo', value: '0912345268', isFixed: false, isRequired: false },
    ],
    birthdayAge: 18,
    ways: [
      { method: 'sms', hint: '•••268' },
      { method: 'paymentPassword', hint: null },
    ],
    coolingHours: 24,
    withdrawalsFrom: null,
  }),
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
    passkeys: [
      {
        id: '6f9c1c52-3a4e-4a52-9d3b-0a2a4b910001',
        browser: 'Chrome',
        system: 'Android',
        host: 'www.example.com',
        isSynced: true,
        addedAt: daysAfter(-30),
        lastUsedAt: daysAfter(-1, -3),
      },
    ],
    addresses: [
      { ...addressOf('203.0.•••.•••', 1), country: 'VN', isCurrent: true },
      { ...addressOf('2001:db8:•••', 9), country: 'SG', isCurrent: false },
      { ...addressOf('198.51.•••.•••', 40), country: null, isCurrent: false },
    ],
    hasPassword: true,
    hasPaymentPassword: true,
    mobile: { hint: '•••678', isVerified: true },
    email: { hint: 'l•••@e•••.com', isVerified: false },
    isOnWinnerBoard: true,
  }),
  getPush: () => ({ publicKey: null, isOn: false }),
  getDevices: () => ({
    devices: [
      {
        ...deviceOf('Chrome', 'Android', 0),
        address: '203.0.•••.•••',
        isRemembered: true,
        isCurrent: true,
      },
      { ...deviceOf('Safari', 'macOS', 1), address: '203.0.•••.•••', isRemembered: false, isCurrent: false },
      { ...deviceOf(null, null, 2), address: '2001:db8:•••', isRemembered: true, isCurrent: false },
    ],
    logins: [
      { at: daysAfter(0, -3), outcome: 'remembered', method: null, address: '203.0.•••.•••', country: 'VN' },
      { at: daysAfter(-1, -3), outcome: 'succeeded', method: 'sms', address: '203.0.•••.•••', country: 'VN' },
      { at: daysAfter(-4, -7), outcome: 'failed', method: null, address: '198.51.•••.•••', country: 'US' },
      {
        at: daysAfter(-9, -3),
        outcome: 'succeeded',
        method: 'username',
        address: '2001:db8:•••',
        country: null,
      },
    ],
  }),
  getTeam: (_reader, query) => {
    const [page, pageSize] = [Number(query['page'] ?? 1), Number(query['pageSize'] ?? 12)];
    const team = ['m***g', 'h***n', 't***a', 'b***m', 'l***h', 'd***c', 'p***g', 'k***i'];
    return {
      code: 'POND2388',
      members: team.slice((page - 1) * pageSize, page * pageSize).map((name, position) => ({
        name,
        isAgent: position === 3,
        joinedAt: daysAfter(-position * 6, -2),
      })),
      total: team.length,
      recent: 6,
    };
  },
  makeInvitationCode: () => ({ code: 'POND2388' }),
  getAffiliate: (_reader, { code = 'POND88' }) => ({ code, nickname: 'm***a' }),
} satisfies Examples;
