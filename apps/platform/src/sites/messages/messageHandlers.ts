import type { Handlers } from '#kernel';
import { getAnnouncements } from './getAnnouncements.ts';
import { getInbox } from './getInbox.ts';
import { getPromotions } from './getPromotions.ts';
import { getUnreadCount } from './getUnreadCount.ts';
import { markMessageRead } from './markMessageRead.ts';

/** Handlers of the domain messages. */
export const messageHandlers = {
  getAnnouncements,
  getPromotions,
  getUnreadCount,
  getInbox,
  markMessageRead,
} satisfies Partial<Handlers>;
