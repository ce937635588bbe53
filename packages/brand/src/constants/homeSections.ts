import type { FeatureId } from './features.ts';

/** What a home page may be composed of, each with the feature that shows it. Variants of one content share its first word. */
export const HOME_SECTIONS = {
  notices: 'home',
  'categories-cards': 'games',
  'categories-chips': 'games',
  'popular-tiles': 'games',
  'popular-emblems': 'games',
  'popular-list': 'games',
  'slots-tiles': 'games',
  'new-tiles': 'games',
  'live-tables': 'games',
  fixtures: 'games',
  returns: 'games',
  'lottery-board': 'lottery-menu',
  'lottery-next': 'lottery-menu',
  'promotions-cards': 'promotions-shelf',
  'promotions-rows': 'promotions-shelf',
  'winners-board': 'winner-board',
  'winners-strip': 'winner-board',
  providers: 'games',
  service: 'home',
} as const satisfies Record<string, FeatureId>;

/** A section of the home page, as a brand lists it. */
export type HomeSection = keyof typeof HOME_SECTIONS;

/** Every section. */
export const HOME_SECTION_IDS = Object.keys(HOME_SECTIONS) as HomeSection[];

/** What stands at the top of the home page. */
export const HEROES = ['full', 'split', 'data', 'pile'] as const;

/** Variant of the home page's top. */
export type Hero = (typeof HEROES)[number];

/** The sections of a brand that composes none, in their order. */
const usual: readonly HomeSection[] = [
  'notices',
  'categories-chips',
  'popular-tiles',
  'lottery-next',
  'promotions-cards',
  'winners-board',
  'service',
];

/** The sections of a brand's home page, in their order; those of features that it does not list are left out. */
export const homeSectionsOf = ({
  layout,
  features,
}: {
  layout: { home?: readonly HomeSection[] };
  features: readonly FeatureId[];
}): readonly HomeSection[] =>
  (layout.home ?? usual).filter((section) => features.includes(HOME_SECTIONS[section]));

/** Whether a brand shows what stands in a slot of the name: of the home page's, only what the page is composed of. */
export const isSlotShown = (
  name: string,
  brand: Parameters<typeof homeSectionsOf>[0] & { layout: { hero: Hero } },
): boolean =>
  !name.startsWith('home-') ||
  name === `home-hero-${brand.layout.hero}` ||
  homeSectionsOf(brand).some((section) => name === `home-${section}`);
