import { languageIds } from '@marquee/reference';
import { Type } from 'typebox';
import { articleCategories, contentKindNames } from '../contentKinds.ts';
import { component } from './component.ts';
import { GameCategory } from './games.ts';
import { Instant, Language, Nullable, OneOf, Text } from './scalars.ts';
import { SeenVersion } from './staffSite.ts';

/** A kind of content. */
export const ContentKindName = Type.Enum([...contentKindNames]);

/** Names a piece of content among those of its kind; an article's stands in its address. */
export const ContentId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$' });

/** Names an uploaded picture by what it holds. */
export const PictureId = Type.String({ pattern: '^[0-9a-f]{32}$' });

const languageTexts = (most: number) =>
  Object.fromEntries(languageIds.map((id) => [id, Type.Optional(Text(most))])) as Record<
    (typeof languageIds)[number],
    ReturnType<typeof Type.Optional<ReturnType<typeof Text>>>
  >;

/** A text in the languages that it is written in. */
export const ContentText = component('ContentText', languageTexts(40_000));

const text = () => Type.Optional(ContentText);

/** What a piece of content says: its texts, and what its kind has beside them. */
export const ContentValue = component('ContentValue', {
  title: text(),
  text: text(),
  html: text(),
  alt: text(),
  label: text(),
  type: Type.Optional(Type.Enum(['B', 'PU', 'PR'])),
  category: Type.Optional(Type.Union([GameCategory, Type.Enum([...articleCategories])])),
  scenery: Type.Optional(Text(40)),
  picture: Type.Optional(Nullable(PictureId)),
  path: Type.Optional(Nullable(Text(300))),
  url: Type.Optional(Nullable(Text(500))),
  email: Type.Optional(Nullable(Text(254))),
  edition: Type.Optional(Nullable(Text(20))),
  gameId: Type.Optional(Nullable(Text(64))),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999 })),
  startsAt: Type.Optional(Nullable(Instant)),
  endsAt: Type.Optional(Nullable(Instant)),
});

const Count = Type.Integer({ minimum: 0 });

/** Whether players see a piece: not yet published, not yet begun, seen, or over. */
const ContentState = OneOf('draft', 'planned', 'shown', 'over');

const content = {
  kind: ContentKindName,
  id: Type.String(),
  state: ContentState,
  isChanged: Type.Boolean({
    description: 'There is a draft that says something else than what is published.',
  }),
};

/** A piece of content as a list shows it. */
export const StaffContentLine = component('StaffContentLine', {
  ...content,
  name: Type.String({ description: 'Its title or text in the reader’s language.' }),
  missing: Type.Array(component('ContentMissing', { language: Language, texts: Count }), {
    description: 'How many texts it lacks in each of the merchant’s languages that lacks any.',
  }),
  changedAt: Nullable(
    Type.String({ format: 'date-time', description: 'Null while it is the brand folder’s.' }),
  ),
});

/** A piece of content with its draft and everything that was published. */
export const StaffContent = component('StaffContent', {
  ...content,
  version: SeenVersion,
  published: Nullable(ContentValue),
  draft: Nullable(ContentValue),
  draftedBy: Nullable(component('ContentDrafted', { name: Type.String(), at: Instant })),
  versions: Type.Array(
    component('ContentVersion', {
      number: Type.Integer({ minimum: 1 }),
      value: Nullable(ContentValue),
      at: Instant,
      by: Nullable(Type.String({ description: 'Null for what was there before anybody published.' })),
      reason: Nullable(Type.String()),
    }),
    { description: 'Newest first; a value of null was taken off the site.' },
  ),
});
