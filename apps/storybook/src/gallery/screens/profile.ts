import type { Screen } from '../Screen.ts';
import { refusedField } from './refusedField.ts';
import { filled } from './stateSets.ts';

const ofProfile = {
  feature: 'account',
  at: '/member/profile',
  viewer: 0,
} as const satisfies Partial<Screen>;

const mailButton = 'main section li:first-child button:last-child';

/** What the site knows of a member, and how the member changes it. */
export const profileScreens: readonly Screen[] = [
  {
    title: 'Member/Profile',
    feature: 'account',
    path: '/member/profile',
    viewer: 0,
    states: filled,
  },
  {
    ...ofProfile,
    title: 'Member/Profile while withdrawals wait',
    changes: { getProfile: { withdrawalsFrom: '2026-11-22T05:00:00.000Z' } },
    states: ['member'],
  },
  {
    ...ofProfile,
    title: 'Member/Profile without a phone or e-mail',
    at: '/member/profile?from=withdraw',
    changes: { getProfile: { mobile: null, email: null, ways: [{ method: 'password', hint: null }] } },
    states: ['member'],
  },
  {
    ...ofProfile,
    title: 'Member/Profile picture',
    presses: ['main section:first-of-type button'],
    states: ['member'],
  },
  {
    ...ofProfile,
    title: 'Member/Profile e-mail is changed',
    presses: [mailButton],
    states: ['member'],
  },
  {
    ...ofProfile,
    title: 'Member/Profile e-mail change that is refused',
    presses: [mailButton],
    sends: true,
    shows: refusedField,
    states: ['member'],
  },
];
