import type { Site } from '@marquee/feature-core';
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';

const phone = createVar();
const tablet = createVar();
const desktop = createVar();
const grid = createVar();
const heading = createVar();

/** Height of a section in `rem` where it is drawn: measured on the sites that show it. */
const height = createVar();

const columnsOf = (least: string) => `auto-flow 1fr / repeat(auto-fit, minmax(${least}, 1fr))`;

/** How the pieces of a section lie. */
const grids = {
  tiles: columnsOf('6rem'),
  cards: columnsOf('min(100%, 22rem)'),
  emblems: columnsOf('5rem'),
  rows: 'auto-flow 1fr / 1fr',
  shelf: '1fr / auto-flow minmax(16rem, 1fr)',
  whole: '1fr / auto-flow 100%',
};

type Layout = Site['brand']['layout'];

type Part = NonNullable<Layout['home']>[number] | `hero-${Layout['hero']}`;

type Place = readonly [phone: number, tablet: number, desktop: number, grid: keyof typeof grids];

const places: Record<Part, Place> = {
  'hero-full': [21, 24, 30, 'whole'],
  'hero-split': [36, 23, 23, 'whole'],
  'hero-data': [29, 29, 24, 'whole'],
  'hero-pile': [34, 26, 26, 'whole'],
  notices: [3, 3, 3, 'whole'],
  'categories-cards': [55, 33, 26, 'cards'],
  'categories-chips': [3, 3, 3, 'whole'],
  'popular-tiles': [56, 50, 36, 'tiles'],
  'popular-emblems': [20, 28, 15, 'emblems'],
  'popular-list': [54, 32, 20, 'rows'],
  'slots-tiles': [40, 41, 36, 'tiles'],
  'new-tiles': [53, 55, 42, 'tiles'],
  'live-tables': [57, 78, 40, 'cards'],
  fixtures: [14, 35, 24, 'rows'],
  returns: [58, 32, 32, 'rows'],
  'lottery-board': [47, 22, 15, 'cards'],
  'lottery-next': [36, 19, 14, 'cards'],
  'promotions-cards': [24, 24, 26, 'shelf'],
  'promotions-rows': [40, 37, 37, 'rows'],
  'winners-board': [25, 25, 25, 'rows'],
  'winners-strip': [5, 5, 5, 'whole'],
  providers: [36, 19, 15, 'tiles'],
  service: [42, 37, 21, 'cards'],
};

/** A part of the home page, whose name its `data-part` says; no box of its own. */
export const part = style({
  display: 'contents',
  vars: { [height]: phone },
  '@media': {
    [media.tablet]: { vars: { [height]: tablet } },
    [media.desktop]: { vars: { [height]: desktop } },
  },
});

for (const [name, [onPhone, onTablet, onDesktop, shape]] of Object.entries(places))
  globalStyle(`${part}[data-part="${name}"]`, {
    vars: {
      [phone]: `${onPhone}rem`,
      [tablet]: `${onTablet}rem`,
      [desktop]: `${onDesktop}rem`,
      [grid]: grids[shape],
      ...(shape === 'whole' && { [heading]: 'none' }),
    },
  });

/** Sections that fill a phone of up to 60rem together with the flattest hero above them. */
const tall = Object.entries(places)
  .filter(([name, [onPhone]]) => !name.startsWith('hero-') && onPhone >= 45)
  .map(([name]) => `[data-part="${name}"]`);

/** Nothing is drawn of what stands far below until it comes near; shadows and focus rings keep their room. */
export const far = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${height}`,
  overflowClipMargin: '1rem',
  '@media': {
    [media.phoneOnly]: {
      selectors: {
        // The document's inline script takes both away. Coming near already counts at one and a half screens.
        [`[data-opening] ${part} ~ ${part} ~ ${part} ~ [data-later] > &`]: { contentVisibility: 'hidden' },
      },
    },
    [`${media.phoneOnly} and (max-height: 60rem)`]: {
      selectors: {
        [`[data-opening] :is(${tall.join(', ')}) + [data-later] > &`]: { contentVisibility: 'hidden' },
      },
    },
  },
});

export const place = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  blockSize: height,
});

export const head = style({ flex: 'none', display: fallbackVar(heading, 'block') });

export const pieces = style({ flex: 1, display: 'grid', grid, gap: vars.space.x3, overflow: 'hidden' });

export const piece = style({ blockSize: '100%' });
