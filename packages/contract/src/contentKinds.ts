/** Texts that content may have, each in every language of the merchant. */
export type ContentTextField = 'title' | 'text' | 'html' | 'alt' | 'label';

/** What content may say beside its texts. */
export type ContentFact =
  | 'type'
  | 'category'
  | 'scenery'
  | 'picture'
  | 'path'
  | 'url'
  | 'email'
  | 'gameId'
  | 'edition'
  | 'position'
  | 'startsAt'
  | 'endsAt';

/** What a kind of content is made of. */
export type ContentKindRules = {
  /** The most letters of each text, in their order. */
  texts: Readonly<Partial<Record<ContentTextField, number>>>;
  /** Texts that it is not published without, in the merchant's own language. */
  needed: readonly ContentTextField[];
  facts: readonly ContentFact[];
  /** The pieces that there are, where staff adds none. */
  given?: readonly string[];
  /** The feature whose pages show it: a brand without it has no place for such a piece. */
  feature?: string;
};

const period = ['startsAt', 'endsAt'] as const;

/** Kinds of content that staff writes, and what each is made of. */
export const contentKinds = {
  announcement: {
    texts: { title: 160, html: 20_000 },
    needed: ['title', 'html'],
    facts: ['type', ...period],
  },
  popup: { texts: { title: 160, html: 20_000 }, needed: ['title', 'html'], facts: period },
  notice: { texts: { text: 300 }, needed: ['text'], facts: ['position', ...period] },
  banner: {
    texts: { title: 120, text: 300, label: 40, alt: 200 },
    needed: ['title', 'alt'],
    facts: ['picture', 'scenery', 'path', 'position', ...period],
  },
  promotion: {
    texts: { title: 120, text: 300, html: 20_000, alt: 200 },
    needed: ['title', 'text', 'html', 'alt'],
    facts: ['picture', 'category', 'position', ...period],
  },
  article: {
    texts: { title: 120, text: 300, html: 40_000, alt: 200 },
    needed: ['title', 'text', 'html'],
    facts: ['category', 'picture', 'scenery', ...period],
    feature: 'news',
  },
  help: {
    texts: { title: 120, html: 40_000 },
    needed: ['title', 'html'],
    facts: ['edition', 'position'],
    feature: 'help',
  },
  gameAnnouncement: {
    texts: { text: 500 },
    needed: ['text'],
    facts: ['gameId', 'position', ...period],
    feature: 'games',
  },
  app: {
    texts: {},
    needed: [],
    facts: ['url'],
    given: ['Android', 'iOS', 'iOSLite', 'H5', 'TELEGRAM1'],
  },
  contact: { texts: {}, needed: [], facts: ['url', 'email'], given: ['customer-service'] },
} as const satisfies Readonly<Record<string, ContentKindRules>>;

/** The name of a kind of content. */
export type ContentKind = keyof typeof contentKinds;

/** The kinds by their names. */
export const contentKindNames = Object.keys(contentKinds) as ContentKind[];

/** What a kind of content is made of. */
export const contentRules = (kind: ContentKind): ContentKindRules => contentKinds[kind];

/** The kinds that a site with these features has a place for. */
export const contentKindsOf = (features: readonly string[]): ContentKind[] =>
  contentKindNames.filter((kind) => {
    const { feature } = contentRules(kind);
    return feature === undefined || features.includes(feature);
  });

/** What articles are about, in the order of their filter. */
export const articleCategories = ['news', 'games', 'guides', 'company'] as const;

/** What an article is about. */
export type ArticleCategory = (typeof articleCategories)[number];
