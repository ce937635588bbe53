import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { columns } from '../catalogue/TileList.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  paddingBlock: `${vars.space.x5} ${vars.space.x10}`,
});

const stacked = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  minInlineSize: 0,
});

/** Where the filters of a lobby stand, by the brand. */
export const arrangements = styleVariants({
  above: [stacked],
  rows: [stacked],
  beside: [
    stacked,
    {
      '@media': {
        [media.desktop]: {
          vars: { [columns]: '4' },
          display: 'grid',
          gridTemplateColumns: '15rem minmax(0, 1fr)',
          alignItems: 'start',
          gap: vars.space.x6,
        },
        // Pieces of the list are of twelve, so each of its rows is full.
        'screen and (min-width: 1500px)': { vars: { [columns]: '6' } },
      },
    },
  ],
});

export const games = stacked;

const onPhone = style({ minInlineSize: 0, '@media': { [media.tablet]: { display: 'none' } } });
const fromTablet = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });

/** The kinds of game, where the navigation does not name them: on a phone, and where it is a menu. */
export const kinds = styleVariants({ bar: [onPhone], rail: [onPhone], menu: { minInlineSize: 0 } });

/** The way back to all kinds, where they are not named. */
export const allKinds = styleVariants({ bar: [fromTablet], rail: [fromTablet], menu: { display: 'none' } });

/** One row that is swiped on a phone, with room for focus rings; as many rows as it takes elsewhere. */
export const chips = style({
  display: 'flex',
  gap: vars.space.x2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: '4px',
  margin: '-4px',
  '@media': { [media.tablet]: { flexWrap: 'wrap' } },
});

/** Pages of the list under one another, as if they were one. The first may stand in the room of two while the second is drawn. */
export const pages = style({ display: 'grid', alignContent: 'start', gap: vars.space.x3 });

const later = (height: string) => ({
  '@media': {
    [media.phoneOnly]: {
      selectors: {
        '[data-opening] &[data-later]': {
          contentVisibility: 'hidden',
          containIntrinsicBlockSize: height,
        } as const,
      },
    },
  },
});

const tiles = later('calc(180vw + 8rem)');

/**
 * A later piece of the list that came with the page: left out of a phone's first paints, until the document's inline
 * script takes its mark away. Its height is about that of its four rows of tiles, or of its twelve rows.
 */
export const pieces = styleVariants({ above: tiles, beside: tiles, rows: later('96rem') });

export const more = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x4,
});
