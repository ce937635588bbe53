import { type ContentKind, contentRules, type ContentTextField } from '@marquee/contract/content';
import type { RouteValue } from '@marquee/contract/route';

/** A piece of content with its draft and its versions. */
export type Piece = RouteValue<'getStaffContent'>;

/** A piece as the list shows it. */
export type PieceLine = RouteValue<'getStaffContents'>['contents'][number];

/** What a piece says. */
export type PieceValue = NonNullable<Piece['draft']>;

/** A text of it in its languages. */
export type PieceText = NonNullable<PieceValue[ContentTextField]>;

/** Kinds in the order of their tabs. */
export const kindsShown = [
  'announcement',
  'popup',
  'notice',
  'banner',
  'promotion',
  'article',
  'help',
  'gameAnnouncement',
  'app',
  'contact',
] as const satisfies readonly ContentKind[];

const usual: PieceValue = { type: 'PU', category: 'slots', scenery: 'casino' };

/** What a new piece of a kind begins with: it stands after all that there are. */
export const newPiece = (kind: ContentKind, position: number): PieceValue => {
  const { facts } = contentRules(kind);
  const first: PieceValue = { ...usual, ...(kind === 'article' && { category: 'news' }), position };
  return Object.fromEntries(
    Object.entries(first).filter(([fact]) => facts.some((one) => one === fact)),
  ) as PieceValue;
};
