import { exampleOf } from '@marquee/contract/examples';
import type { Screen } from '../Screen.ts';
import { alert, refusedField } from './refusedField.ts';
import { answers, everybody } from './stateSets.ts';

const login = { id: 'login', params: {} } as const satisfies Screen['modal'];
const linking = { feature: 'account', at: '/member', viewer: 0 } as const satisfies Partial<Screen>;

/** The first of the parties' buttons, which stand side by side. */
const party = 'dialog button[aria-label]:has(+ button[aria-label])';

/** What stands in the form of registration before its first fields, and the way out of the box above it. */
const notice = 'main form > div > div + div + fieldset';
const wayOut = `body:has(${notice}) dialog button`;

/** A page that a party would lead back to, which answers the page that opened it at once. */
const answeringPage = () => {
  const script = `opener.postMessage({ type: 'social', answer: '?code=example' }, '*')`;
  return URL.createObjectURL(new Blob([`<script>${script}</script>`], { type: 'text/html' }));
};

/** Who has an account and who has not: registration, logging in and out, passwords, the member's own page. */
export const accountScreens: readonly Screen[] = [
  {
    title: 'Register',
    feature: 'account',
    path: '/register',
    states: ['guest', 'member', 'loading', 'error', 'long'],
  },
  {
    title: 'Register with problems',
    feature: 'account',
    at: '/register',
    sends: true,
    shows: refusedField,
    states: ['guest'],
  },
  {
    title: 'Register where it is closed',
    feature: 'account',
    at: '/register',
    changes: (reader) => {
      const { info } = exampleOf('getPermission', reader);
      return { getPermission: { info: { ...info, whitelabel: [] } } };
    },
    shows: 'main:not(:has(form))',
    states: ['guest'],
  },
  {
    title: 'Register after a social sign-in',
    feature: 'account',
    at: '/promotions',
    modal: login,
    // The history of the gallery, to which the box would give way, is not the browser's.
    presses: [party, wayOut],
    isBox: false,
    changes: ({ say }) => ({
      startSocial: { url: answeringPage() },
      finishSocial: { firebaseChannel: 'google', name: say('Lan Huong', 'Lan Hương') },
    }),
    refuses: { login: 'SOCIAL_UNKNOWN' },
    shows: notice,
    states: ['guest'],
  },
  {
    title: 'Member/My account',
    feature: 'account',
    path: '/member',
    viewer: 0,
    states: [...everybody, ...answers],
  },
  {
    ...linking,
    title: 'Member/My account without a password',
    changes: { getSocialLinks: { hasPassword: false } },
    states: ['member'],
  },
  {
    ...linking,
    title: 'Member/Social sign-in that is unlinked',
    presses: ['main li:not(nav *, :has(article)) button'],
    fills: { 'dialog [name="password"]': 'Lotus-2468' },
    sends: true,
    refuses: { unlinkSocial: 'PASSWORD_WRONG' },
    shows: refusedField,
    states: ['member'],
  },
  { title: 'Account/Log in', feature: 'account', modal: login, states: ['guest', 'error'] },
  {
    title: 'Account/Log in that is refused',
    feature: 'account',
    modal: login,
    fills: {
      '[name="username"]': 'lanhuong',
      '[name="password"]': 'Lotus-2468',
      '[name="captcha"]': '7k2m',
    },
    sends: true,
    refuses: { login: 'WRONG_CREDENTIALS' },
    shows: `dialog ${alert}`,
    states: ['guest'],
  },
  {
    title: 'Account/Log in by a party that fails',
    feature: 'account',
    modal: login,
    presses: [party],
    refuses: { startSocial: 'SOCIAL_UNREACHABLE' },
    shows: `dialog ${alert}`,
    states: ['guest'],
  },
  {
    title: 'Account/Log in by code',
    feature: 'account',
    modal: { id: 'login', params: { tab: 'sms' } },
    states: ['guest'],
  },
  {
    title: 'Account/Forgotten password',
    feature: 'account',
    modal: { id: 'forgotPassword', params: {} },
    states: ['guest'],
  },
  {
    title: 'Account/New password',
    feature: 'account',
    modal: { id: 'setPasswordByLink', params: { resetToken: 'example' } },
    states: ['guest'],
  },
  {
    title: 'Account/Change password',
    feature: 'account',
    modal: { id: 'changePassword', params: {} },
    states: ['member'],
  },
  {
    title: 'Account/Change password that is demanded',
    feature: 'account',
    modal: { id: 'changePassword', params: { isForced: true } },
    states: ['member'],
  },
  {
    title: 'Account/Welcome',
    feature: 'account',
    modal: { id: 'welcome', params: {} },
    viewer: 0,
    states: ['member', 'long'],
  },
  { title: 'Account/Log out', feature: 'account', modal: { id: 'logout', params: {} }, states: ['member'] },
  {
    title: 'Account/Real account needed',
    feature: 'account',
    modal: { id: 'realAccountNeeded', params: {} },
    states: ['demo'],
  },
  {
    title: 'Account/New terms',
    feature: 'account',
    modal: { id: 'acceptTerms', params: {} },
    states: ['member'],
  },
  {
    title: 'Account/Free play',
    feature: 'free-play',
    modal: { id: 'freePlay', params: {} },
    states: ['guest'],
  },
];
