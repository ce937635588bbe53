import type { Screen } from '../Screen.ts';
import { answers, own, page } from './stateSets.ts';

/** The boxes of announcements, messages and promotions. */
export const announcementScreens: readonly Screen[] = [
  {
    title: 'Announcements/List',
    feature: 'announcements',
    modal: { id: 'announcements', params: {} },
    states: page,
  },
  {
    title: 'Announcements/Inbox',
    feature: 'announcements',
    modal: { id: 'announcements', params: { tab: 'inbox' } },
    viewer: 0,
    states: own,
  },
  {
    title: 'Announcements/Promotion',
    feature: 'announcements',
    modal: { id: 'promotion', params: { id: 'first-week' } },
    states: ['guest', ...answers],
  },
];
