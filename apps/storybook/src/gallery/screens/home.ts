import type { Screen } from '../Screen.ts';
import { refusedField } from './refusedField.ts';
import { answers, everybody, page } from './stateSets.ts';

/** Every top and every section that a brand may compose its home page of, where its features have them. */
const compositions: readonly Pick<Screen, 'title' | 'layout'>[] = [
  {
    title: 'Home with a scene',
    layout: {
      hero: 'full',
      home: [
        'lottery-board',
        'notices',
        'popular-emblems',
        'live-tables',
        'promotions-cards',
        'slots-tiles',
        'service',
      ],
    },
  },
  {
    title: 'Home with a banner beside words',
    layout: {
      hero: 'split',
      home: ['categories-chips', 'popular-tiles', 'lottery-next', 'promotions-rows', 'winners-board'],
    },
  },
  {
    title: 'Home with figures',
    layout: { hero: 'data', home: ['fixtures', 'returns', 'providers', 'winners-strip'] },
  },
  {
    title: 'Home with a pile',
    layout: { hero: 'pile', home: ['categories-cards', 'popular-list', 'new-tiles'] },
  },
];

/** The public pages that are no games: home, promotions, news, help, feedback, the app, the speed test. */
export const homeScreens: readonly Screen[] = [
  {
    title: 'Home',
    feature: 'home',
    path: '/',
    states: [...everybody, ...answers, 'maintenance', 'blocked', 'address'],
  },
  ...compositions.map((screen): Screen => ({ ...screen, feature: 'home', at: '/', states: ['guest'] })),
  {
    title: 'Announcement of the day',
    feature: 'home',
    modal: { id: 'popup', params: {} },
    states: ['guest', 'long'],
  },
  {
    title: 'Home that asks about statistics',
    feature: 'home',
    at: '/',
    shows: 'aside p ~ div > button + button',
    states: ['measured'],
  },
  {
    title: 'Menu of a phone',
    feature: 'help',
    at: '/help',
    presses: ['header button[aria-expanded]'],
    states: ['guest', 'member'],
  },
  { title: 'Promotions', feature: 'home', path: '/promotions', states: page },
  { title: 'News', feature: 'news', path: '/news', states: page },
  {
    title: 'Article',
    feature: 'news',
    path: '/news/:articleId',
    at: '/news/what-a-return-means',
    states: ['guest', ...answers],
  },
  { title: 'Feedback', feature: 'feedback', path: '/feedback', states: ['guest', 'member'] },
  {
    title: 'Feedback that was answered',
    feature: 'feedback',
    at: '/feedback',
    presses: ['main section li:nth-child(2) button'],
    isBox: false,
    shows: 'main section li:nth-child(2) [aria-expanded=true]',
    states: ['member'],
  },
  {
    title: 'Feedback with problems',
    feature: 'feedback',
    at: '/feedback',
    sends: true,
    shows: refusedField,
    states: ['guest'],
  },
  {
    title: 'Feedback that was sent',
    feature: 'feedback',
    at: '/feedback?type=other',
    fills: {
      '[name="content"]': 'How long does a withdrawal take?',
      '[name="contactInfo"]': 'lanhuong@example.com',
    },
    sends: true,
    shows: 'main:not(:has(form))',
    changes: { sendFeedback: { reference: 'FB-48210' } },
    states: ['guest'],
  },
  { title: 'Help', feature: 'help', path: '/help', states: page },
  {
    title: 'Help topic',
    feature: 'help',
    path: '/help',
    at: '/help?topic=responsible',
    states: ['guest', 'long'],
  },
  {
    title: 'Help with the first steps',
    feature: 'help',
    at: '/help?topic=start',
    states: ['guest', 'long'],
  },
  {
    title: 'Help topic that is gone',
    feature: 'help',
    at: '/help?topic=none',
    states: ['guest'],
  },
  { title: 'Help for machines', feature: 'help', path: '/helpmc', states: ['guest', ...answers] },
  { title: 'App', feature: 'app-download', path: '/m/appDownload', states: ['guest', ...answers] },
  {
    title: 'App for an iPhone',
    feature: 'app-download',
    at: '/m/appDownload?system=iOS',
    states: ['guest', 'long'],
  },
  { title: 'Speed test', feature: 'speed-test', path: '/speed.html', states: ['guest', ...answers] },
  { title: 'No such page', feature: 'home', at: '/no-such-page', states: ['guest'] },
];
