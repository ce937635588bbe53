import type { Screen } from '../Screen.ts';
import { own } from './stateSets.ts';

const ofSecurity = {
  feature: 'security',
  at: '/member/security',
  viewer: 0,
} as const satisfies Partial<Screen>;

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const turnedOff = {
  getSecurity: { authenticator: null },
  beginAuthenticator: { secret, uri: `otpauth://totp/Lotus:lanhuong?secret=${secret}&issuer=Lotus` },
  confirmAuthenticator: {
    recoveryCodes: '4F7K9 8QM2T V6XRD H3PWZ N5CYA 9JBLE 7TG4K 2WDQM 6ZRXH C8VNP'
      .split(' ')
      .map((code) => `${code}-${[...code].toReversed().join('')}`),
  },
} satisfies Screen['changes'];

/** What guards the account, a row each. */
const rows = 'main section:first-of-type ul > li';
const passkeys = `${rows}:nth-child(5)`;
/** The buttons of the app's row. */
const first = `${rows}:nth-child(6) button`;
const second = `${first} + button`;
const proof = { '[name="code"]': '482106', '[name="password"]': 'Lotus-2468' };

/** How a member protects the account. */
export const securityScreens: readonly Screen[] = [
  {
    title: 'Member/Security',
    feature: 'security',
    path: '/member/security',
    viewer: 0,
    states: own,
  },
  {
    ...ofSecurity,
    title: 'Member/Security without the app',
    changes: { getSecurity: { authenticator: null, passkeys: [], mobile: null, hasPaymentPassword: false } },
    states: ['member'],
  },
  {
    ...ofSecurity,
    title: 'Member/Passkeys/Add',
    presses: [`${passkeys} > div > button`],
    shows: 'dialog [name="password"]',
    states: ['member'],
  },
  {
    ...ofSecurity,
    title: 'Member/Passkeys/Remove',
    presses: [`${passkeys} li button`],
    fills: proof,
    sends: true,
    refuses: { removePasskey: 'PASSWORD_WRONG' },
    shows: 'dialog [aria-invalid="true"]',
    states: ['member'],
  },
  {
    ...ofSecurity,
    title: 'Member/Authenticator/Turn on',
    changes: turnedOff,
    presses: [first],
    states: ['member'],
  },
  {
    ...ofSecurity,
    title: 'Member/Authenticator/Recovery codes',
    changes: turnedOff,
    presses: [first],
    fills: proof,
    sends: true,
    shows: 'dialog li',
    states: ['member'],
  },
  {
    ...ofSecurity,
    title: 'Member/Authenticator/New recovery codes',
    presses: [first],
    states: ['member'],
  },
  {
    ...ofSecurity,
    title: 'Member/Authenticator/Turn off',
    presses: [second],
    fills: proof,
    sends: true,
    refuses: { removeAuthenticator: 'CODE_WRONG' },
    shows: 'dialog [aria-invalid="true"]',
    states: ['member'],
  },
];
