import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  minBlockSize: '2.75rem',
  marginBlockEnd: vars.space.x3,
});

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const more = style({ flex: 'none', whiteSpace: 'nowrap' });

export const headingIcon = style({ color: vars.color.accent.text });

const list = style({ display: 'grid', gap: vars.space.x3 });

/** Width of an item when so many stand beside each other; a fraction lets the next one peep out. */
const share = (count: number) => `calc((100% - ${Math.ceil(count) - 1} * ${vars.space.x3}) / ${count})`;

const row = style([
  list,
  {
    gridAutoFlow: 'column',
    justifyContent: 'start',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    // Room for lifted tiles and focus rings, which the scroller would cut off.
    paddingBlock: '6px',
    marginBlock: '-6px',
    paddingInline: vars.space.x4,
    marginInline: `calc(-1 * ${vars.space.x4})`,
    scrollPaddingInline: vars.space.x4,
    '@media': {
      [media.tablet]: { paddingInline: '4px', marginInline: '-4px', scrollPaddingInline: '4px' },
    },
  },
]);

export const layouts = styleVariants({
  /** Tiles: two and a half on a phone, six on a desktop, the others by scrolling. */
  tiles: [
    row,
    {
      gridAutoColumns: share(2.6),
      '@media': {
        [media.tablet]: { gridAutoColumns: share(4.5) },
        [media.desktop]: { gridAutoColumns: share(6) },
      },
    },
  ],
  /** Cards: one and a bit on a phone, three on a desktop. */
  cards: [
    row,
    {
      gridAutoColumns: '86%',
      '@media': {
        [media.tablet]: { gridAutoColumns: share(2) },
        [media.desktop]: { gridAutoColumns: share(3) },
      },
    },
  ],
  /** Pills and marks of their own width. */
  free: [row, { gridAutoColumns: 'max-content' }],
  /** All tiles, row by row: three on a phone, six on a desktop. */
  tileGrid: [
    list,
    {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      },
    },
  ],
  /** All cards, row by row: one on a phone, three on a desktop. */
  cardGrid: [
    list,
    {
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  ],
});

export const item = style({ scrollSnapAlign: 'start', minInlineSize: 0, display: 'grid' });
