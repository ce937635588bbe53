import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import {
  Announcement,
  FeedbackCase,
  HomeBanner,
  InboxMessage,
  Promotion,
  QuestionType,
} from '../schemas/messages.ts';
import { geetest, Page, PageSize, Text } from '../schemas/scalars.ts';

const typesOf = (fallback: string) =>
  Type.Optional(
    Type.String({
      pattern: '^(B|PL|PU|PR)(,(B|PL|PU|PR)){0,3}$',
      default: fallback,
      description: 'Comma list of B, PL, PU and PR.',
    }),
  );

/** Calls about what the merchant says to everyone, and to one member. */
export const messages = defineRows({
  getAnnouncements: {
    method: 'GET',
    path: '/wps/message/announcements',
    module: 'MESSAGE',
    summary: 'Announcements, newest first, with the banners and promotions among them.',
    token: 'none',
    query: component('AnnouncementsQuery', {
      types: typesOf('B,PL,PU,PR'),
      platform: Type.Optional(Type.Literal('W')),
      page: Page,
      pageSize: PageSize(9),
    }),
    value: component('Announcements', {
      announcements: Type.Array(Announcement),
      total: Type.Integer({ minimum: 0 }),
      banners: Type.Array(HomeBanner),
      promotion: Type.Array(Promotion),
    }),
  },
  getPromotions: {
    method: 'GET',
    path: '/wps/message/promotions',
    module: 'MESSAGE',
    summary: 'The promotions of a group, with their banners.',
    token: 'none',
    query: component('PromotionsQuery', {
      types: typesOf('PR,B'),
      group: Type.Optional(Type.Literal('w_promotion')),
      platform: Type.Optional(Type.Literal('W')),
    }),
    value: component('Promotions', {
      banners: Type.Array(HomeBanner),
      promotion: Type.Array(Promotion),
    }),
  },
  getUnreadCount: {
    method: 'GET',
    path: '/wps/message/unread',
    module: 'MESSAGE',
    summary: 'How many messages the member has not read.',
    token: 'member',
    value: component('UnreadCount', { count: Type.Integer({ minimum: 0 }) }),
  },
  getInbox: {
    method: 'GET',
    path: '/wps/message/inbox',
    module: 'MESSAGE',
    summary: "The member's messages, newest first.",
    token: 'member',
    query: component('InboxQuery', { page: Page, pageSize: PageSize(9) }),
    value: component('Inbox', {
      messages: Type.Array(InboxMessage),
      total: Type.Integer({ minimum: 0 }),
    }),
  },
  markMessageRead: {
    method: 'PUT',
    path: '/wps/message/read',
    module: 'MESSAGE',
    summary: 'Marks one of the member’s messages as read.',
    token: 'member',
    idempotent: true,
    body: component('MessageRead', { id: Text(64, 1) }),
    value: component('MessageMarked', { isRead: Type.Literal(true) }),
  },
  sendFeedback: {
    method: 'PUT',
    path: '/wps/feedback',
    module: 'MESSAGE',
    summary: 'Sends a question, complaint or affiliate request; it is kept and answered within 24 hours.',
    token: 'optional',
    body: component('Feedback', {
      questionType: QuestionType,
      content: Text(4000),
      contactInfo: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 128,
          description: 'Where to reply; a member is answered in messages and need not say.',
        }),
      ),
      captcha: Type.Optional(Text(32)),
      ...geetest,
    }),
    value: component('FeedbackReceived', {
      reference: Type.String(),
      replyWithinHours: Type.Integer(),
    }),
    errors: ['CAPTCHA_REQUIRED', 'CAPTCHA_WRONG', 'CAPTCHA_UNREACHABLE'],
  },
  getFeedback: {
    method: 'GET',
    path: '/wps/feedback',
    module: 'MESSAGE',
    summary: "The member's own questions and complaints with their answers, newest first.",
    token: 'member',
    query: component('FeedbackQuery', { page: Page, pageSize: PageSize(9) }),
    value: component('FeedbackCases', {
      cases: Type.Array(FeedbackCase),
      total: Type.Integer({ minimum: 0 }),
    }),
  },
});
