import type { ValueOf } from '../endpoints.ts';
import { type Flag, flags } from '../flags.ts';
import { everyMerchant, installationPermissions, merchantPermissions } from '../staffRoles.ts';
import { daysAfter } from './exampleTime.ts';
import type { Examples, Reader } from './Reader.ts';

const [owner, payer] = [
  { id: '0b9d2f6e-3d53-4c0e-9b8f-6a1f2c7d9e11', name: 'Mai Tran' },
  { id: '7c1e5a40-8b1d-4f27-a1d3-2e9f0b6c4d22', name: 'Jonas Berg' },
];

const self = ({ currency, timeZone }: Reader) => ({
  ...owner,
  email: 'mai@operator.example',
  provenUntil: daysAfter(0, 0.05),
  proofs: ['passkey' as const, 'authenticator' as const],
  grants: [{ merchant: everyMerchant, role: 'owner' as const }],
  permissions: [...installationPermissions],
  merchants: [
    { code: 'SENVANG', name: 'Sen Vàng', currency, timeZone, permissions: [...merchantPermissions] },
    { code: 'NORTHBAY', name: 'Northbay', currency, timeZone, permissions: [...merchantPermissions] },
  ],
});

const person = {
  id: payer.id,
  email: 'jonas@operator.example',
  name: payer.name,
  grants: [{ merchant: 'SENVANG', role: 'payments' as const }],
  invitedUntil: null,
  lastSeenAt: daysAfter(0, -2),
  createdAt: daysAfter(-30),
};

const request = ({ currency, money }: Reader) => ({
  id: '3f7e0c9a-5b46-4c1f-8f57-1c2d3e4f5a66',
  kind: 'approve' as const,
  reference: 'W7K2M9QX4RT',
  memberId: null,
  currency,
  amount: money(4_800),
  answer: null,
  askedBy: payer,
  askedAt: daysAfter(0, -0.5),
});

const withdrawal = (reader: Reader, dollars = 340) => ({
  reference: 'W3F8T5RY2KD',
  state: 'held' as const,
  username: 'lotus88',
  currency: reader.currency,
  amount: reader.money(dollars),
  fee: 0,
  remaining: reader.money(dollars),
  risks: ['first' as const],
  bankName: 'ACB',
  number: '••••4821',
  payeeName: 'L***G',
  proofs: 0,
  claimedBy: null,
  claimedUntil: null,
  request: null,
  createdAt: daysAfter(0, -5),
  changedAt: daysAfter(0, -5),
});

const details = (reader: Reader) => ({
  ...withdrawal(reader),
  payment: 0,
  paidOut: 0,
  received: 0,
  receipt: null,
  reason: null,
  approveAt: null,
  confirmBy: null,
  secondPersonFrom: reader.money(4_000),
  events: [
    { state: 'requested' as const, at: daysAfter(0, -5), by: 'member' as const, amount: null },
    { state: 'held' as const, at: daysAfter(0, -5), by: 'system' as const, amount: null },
  ],
  payouts: [],
});

const usualWithdrawals = (money: Reader['money']): ValueOf<'getStaffSite'>['usualWithdrawals'] => ({
  minAmount: money(20),
  maxAmount: money(10_000),
  dayCount: 5,
  daySum: money(25_000),
  fee: 0,
  riskAmount: money(2_000),
  secondPersonAmount: money(5_000),
  holdsFirst: true,
  approveAfterSeconds: 60,
  confirmMinutes: 30,
  coolingHours: 24,
  needsProof: true,
  maxCards: 5,
});

const site = ({ money, site: { minimumAge } }: Reader): ValueOf<'getStaffSite'> => ({
  settings: {
    flags: Object.fromEntries(
      flags.map((flag) => [flag, !['GEETEST3', 'LOGINREQCAPTCHA3'].includes(flag)]),
    ) as Record<Flag, boolean>,
    regions: {
      home: 'VN',
      restricted: ['FR', 'US'],
      blocked: ['203.0.113.0/24', '198.51.100.7'],
      phones: ['VN', 'TH', 'SG'],
    },
    logins: {
      passwordMaxAgeDays: 180,
      secondFactor: ['passkey', 'authenticator', 'sms', 'email'],
      secondFactorAfter: ['social'],
      knownAddressDays: 90,
    },
    registration: {
      fields: ['username*', 'password*', 'confirmPassword*', 'email*', 'referralCode'],
      mobileFields: ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
      hasCaptcha: true,
      minimumAge,
      birthdayAge: minimumAge,
      rules: {
        username: { kind: 'letter-first-alphanumeric', min: 6, max: 16 },
        password: { kind: 'no-spaces', min: 8, max: 32 },
        email: { kind: 'email', min: 6, max: 120 },
      },
    },
    deposits: {
      dayMax: money(40_000),
      openMax: 3,
      minutes: 30,
      methods: [
        {
          id: 'bank',
          shows: 'account',
          icon: 'bank',
          label: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer' },
          min: money(20),
          max: money(20_000),
          quickAmounts: [money(20), money(50), money(100)],
        },
      ],
    },
    withdrawals: { dayCount: 3 },
    cdns: { images: [], games: [] },
  },
  versions: {
    flags: 'f1',
    regions: 'r1',
    logins: 'l1',
    registration: 'g1',
    deposits: 'd1',
    withdrawals: 'w1',
    cdns: 'c1',
    wallet: 's1',
    maintenance: 'm1',
  },
  usualWithdrawals: usualWithdrawals(money),
  minimumAge,
  installation: { images: ['https://pictures.example'], games: [] },
  wallet: { isSingle: true },
  operators: ['regions.blocked', 'flags.FREEPLAY3'],
  countries: ['FR', 'SG', 'TH', 'US', 'VN'],
  maintenance: { state: 'planned', startsAt: daysAfter(0, 6), endsAt: daysAfter(0, 8), message: null },
});

const game = (
  place: number,
  [id, title, vendor]: readonly [string, string, string],
  more: Partial<ValueOf<'getStaffGames'>['games'][number]> = {},
): ValueOf<'getStaffGames'>['games'][number] => ({
  id,
  title,
  vendor: vendor.toUpperCase(),
  vendorName: vendor,
  category: 'slots',
  label: null,
  isOffered: true,
  isUnderMaintenance: false,
  maintenance: null,
  hotRank: null,
  place,
  ...more,
});

/** Answers of the console's calls. */
export const staffExamples = {
  getStaff: self,
  loginStaff: self,
  getStaffProofs: () => ({
    hasAuthenticator: true,
    passkeys: [
      {
        id: '6f9c1c52-3a4e-4a52-9d3b-0a2a4b910002',
        browser: 'Chrome',
        system: 'Windows',
        host: 'console.example.com',
        isSynced: false,
        addedAt: daysAfter(-30),
        lastUsedAt: daysAfter(0, -2),
      },
    ],
  }),
  getStaffPeople: () => ({
    people: [
      {
        ...person,
        id: owner.id,
        email: 'mai@operator.example',
        name: owner.name,
        grants: [{ merchant: everyMerchant, role: 'owner' as const }],
      },
      person,
      {
        ...person,
        id: '91a4d7b2-6c35-4f0a-b6ce-0d1e2f3a4b33',
        email: 'an@operator.example',
        name: null,
        grants: [{ merchant: 'NORTHBAY', role: 'read-only' as const }],
        invitedUntil: daysAfter(2),
        lastSeenAt: null,
      },
    ],
  }),
  getStaffPeopleRequests: () => ({
    requests: [
      {
        id: 'a7b8c9d0-1e2f-4a3b-8c4d-5e6f7a8b9c0d',
        kind: 'changeGrants' as const,
        email: person.email,
        name: person.name,
        before: person.grants,
        after: [...person.grants, { merchant: 'NORTHBAY', role: 'risk' as const }],
        reason: 'Covers the night shift from Monday.',
        askedBy: { id: '91a4d7b2-6c35-4f0a-b6ce-0d1e2f3a4b33', name: 'Linh' },
        askedAt: daysAfter(0, -0.3),
      },
    ],
  }),
  getStaffWithdrawals: (reader) => ({
    withdrawals: [
      withdrawal(reader),
      {
        ...withdrawal(reader, 4_800),
        reference: request(reader).reference,
        risks: ['amount' as const, 'sharedCard' as const],
        username: 'dragonfly',
        claimedBy: payer,
        claimedUntil: daysAfter(0, 0.4),
        request: request(reader),
      },
    ],
    total: 2,
    waiting: { decide: 2, onHold: 1, disputes: 1, underway: 4, requests: 1 },
  }),
  getStaffWithdrawal: details,
  getStaffSite: site,
  changeStaffSite: site,
  setStaffMaintenance: site,
  setStaffWallet: site,
  askStaffPayoutRules: site,
  getStaffSiteRequests: ({ money }) => ({
    requests: [
      {
        id: 'c0d1e2f3-5b46-4c1f-8f57-1c2d3e4f5a77',
        before: usualWithdrawals(money),
        after: { ...usualWithdrawals(money), dayCount: 3, maxAmount: money(8_000) },
        reason: 'The bank asks for smaller payments.',
        askedBy: payer,
        askedAt: daysAfter(0, -0.7),
      },
    ],
  }),
  getStaffGames: ({ say }) => ({
    games: [
      game(1, ['dragon-well', say('Dragon Well', 'Giếng Rồng'), 'Lantern'], { label: 'hot', hotRank: 1 }),
      game(2, ['lotus-of-the-moon', say('Lotus of the Moon', 'Sen Trăng'), 'Lantern'], {
        isUnderMaintenance: true,
        maintenance: { startsAt: daysAfter(0, -1), endsAt: daysAfter(0, 3) },
      }),
      game(3, ['caro-online', say('Caro Online', 'Cờ Caro'), 'Bamboo'], {
        isOffered: false,
        category: 'pvp',
      }),
    ],
    total: 3,
    vendors: [
      { vendor: 'LANTERN', name: 'Lantern', games: 24, offered: 24, underMaintenance: 1, planned: 0 },
      { vendor: 'BAMBOO', name: 'Bamboo', games: 6, offered: 5, underMaintenance: 0, planned: 2 },
    ],
  }),
  getStaffRequests: (reader) => ({ requests: [request(reader)] }),
  getStaffActions: ({ money }) => ({
    actions: [
      {
        number: 18,
        at: daysAfter(0, -1),
        person: payer.name,
        operation: 'approveStaffWithdrawal',
        subject: 'W3F8T5RY2KD',
        changes: [
          { field: 'state', before: 'held', after: 'approved' },
          { field: 'amount', before: null, after: String(money(340)) },
        ],
        reason: null,
        address: '203.0.113.7',
      },
      {
        number: 17,
        at: daysAfter(0, -1.2),
        person: owner.name,
        operation: 'revealStaffWithdrawal',
        subject: 'W3F8T5RY2KD',
        changes: [],
        reason: 'The payee asked by phone.',
        address: '203.0.113.9',
      },
    ],
    total: 18,
  }),
} satisfies Examples;
