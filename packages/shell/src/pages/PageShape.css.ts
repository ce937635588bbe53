import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const shape = style({ display: 'grid' });

export const shapes = styleVariants({
  cards: [shape, { gridAutoRows: '9rem', gap: vars.space.x5 }],
  form: [shape, { gridAutoRows: vars.control.l, gap: vars.space.x6 }],
  list: [shape, { gridAutoRows: '3.75rem', gap: vars.space.x2 }],
  lobby: [
    shape,
    {
      gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
      gap: vars.space.x3,
      '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(6, 1fr)' } },
    },
  ],
  article: [shape, { gridAutoRows: '0.875rem', gap: vars.space.x4, maxInlineSize: '42rem' }],
});

export const piece = style({ blockSize: '100%' });

globalStyle(`${shapes.cards} > :nth-child(n + 4)`, { display: 'none' });
globalStyle(`:is(${shapes.form}, ${shapes.article}) > :last-child`, { inlineSize: '50%' });
globalStyle(`${shapes.lobby} > *`, { aspectRatio: '3 / 4' });
// The filters.
globalStyle(`${shapes.lobby} > :first-child`, {
  gridColumn: '1 / -1',
  aspectRatio: 'auto',
  blockSize: vars.control.m,
});
