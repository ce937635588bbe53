import { Type } from 'typebox';
import { component } from './component.ts';
import { Html, Instant, Nullable, OneOf } from './scalars.ts';

/** Kinds of announcement: banner, login popup, update, promotion. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR'] as const;

/** A picture in the two crops that the sites use, each a path below an image CDN. */
export const Picture = component('Picture', {
  wide: Type.String(),
  narrow: Type.String(),
  alt: Type.String(),
});

/** An announcement, in the reader's language. */
export const Announcement = component('Announcement', {
  id: Type.String(),
  type: OneOf('B', 'PL', 'PU', 'PR'),
  title: Type.String(),
  html: Html,
  publishedAt: Instant,
});

/** A banner: a picture with words over it, and where it leads. */
export const HomeBanner = component('HomeBanner', {
  id: Type.String(),
  title: Type.String(),
  text: Type.String(),
  action: Nullable(component('BannerAction', { label: Type.String(), path: Type.String() })),
  picture: Picture,
});

/** A promotion as its card shows it; `html` holds its terms. */
export const Promotion = component('Promotion', {
  id: Type.String(),
  title: Type.String(),
  text: Type.String(),
  html: Html,
  picture: Picture,
  endsAt: Nullable(Instant),
});

/** What a question to the merchant is about. */
export const QuestionType = OneOf(
  'account',
  'deposit',
  'withdrawal',
  'game',
  'promotion',
  'affiliate',
  'complaint',
  'other',
);

const FeedbackAnswer = component('FeedbackAnswer', { text: Type.String(), at: Instant });

/** A question or complaint of a member, with its answer once there is one. */
export const FeedbackCase = component('FeedbackCase', {
  reference: Type.String(),
  questionType: QuestionType,
  content: Type.String(),
  createdAt: Instant,
  dueAt: Type.String({ format: 'date-time', description: 'The promise: answered by this moment.' }),
  answer: Nullable(FeedbackAnswer),
  earlierAnswers: Type.Array(FeedbackAnswer, { description: 'From before it was opened again.' }),
});

/** A message to one member. */
export const InboxMessage = component('InboxMessage', {
  id: Type.String(),
  title: Type.String(),
  html: Html,
  sentAt: Instant,
  isRead: Type.Boolean(),
});
