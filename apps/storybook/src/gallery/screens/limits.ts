import type { Screen } from '../Screen.ts';
import { refusedField } from './refusedField.ts';
import { filled } from './stateSets.ts';

const ofLimits = {
  feature: 'responsible-play',
  at: '/member/limits',
  viewer: 0,
} as const satisfies Partial<Screen>;

/** Responsible play: limits, breaks, and the boxes that interrupt play. */
export const limitScreens: readonly Screen[] = [
  // Terms that one may choose from are never empty.
  { title: 'Member/Limits', feature: 'responsible-play', path: '/member/limits', viewer: 0, states: filled },
  {
    ...ofLimits,
    title: 'Member/Limits during a time-out',
    changes: {
      getResponsiblePlay: {
        exclusion: {
          kind: 'timeOut',
          startedAt: '2026-11-21T04:00:00.000Z',
          endsAt: '2026-11-22T04:00:00.000Z',
        },
      },
    },
    states: ['member'],
  },
  {
    ...ofLimits,
    title: 'Member/Limit of money',
    presses: ['main article li button'],
    fills: { '[name="limit"]': '0' },
    sends: true,
    shows: refusedField,
    states: ['member'],
  },
  {
    ...ofLimits,
    title: 'Member/Limit of time',
    presses: ['main article:last-child li button'],
    states: ['member'],
  },
  {
    ...ofLimits,
    title: 'Member/Time-out that is confirmed',
    presses: ['main article:has(fieldset) button', 'dialog footer button + button'],
    shows: refusedField,
    states: ['member'],
  },
  {
    title: 'Member/Reality check',
    feature: 'responsible-play',
    at: '/help',
    viewer: 0,
    changes: ({ currency, money }) => ({
      getRealityCheck: { elapsedSeconds: 3_720, dueInSeconds: 0, currency, net: -money(25) },
    }),
    isBox: true,
    states: ['member', 'long'],
  },
  {
    title: 'Member/Play time over',
    feature: 'responsible-play',
    modal: { id: 'playTimeOver', params: {} },
    states: ['guest'],
  },
  {
    title: 'Member/Play time over by a limit',
    feature: 'responsible-play',
    modal: {
      id: 'playTimeOver',
      params: {
        limit: {
          kind: 'session',
          period: 'day',
          limit: 90,
          used: 90,
          currency: 'USD',
          resetsAt: '2026-11-21T17:00:00.000Z',
        },
      },
    },
    states: ['guest'],
  },
];
