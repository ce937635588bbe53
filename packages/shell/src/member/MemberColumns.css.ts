import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';
import { wide } from '../frame/wide.ts';

export const columns = style({
  paddingBlock: vars.space.x4,
  '@media': {
    [wide.desktop]: {
      display: 'grid',
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      gridTemplateAreas: '"menu page"',
      alignItems: 'start',
      gap: vars.space.x8,
      paddingBlock: vars.space.x8,
    },
  },
});

export const page = style({ gridArea: 'page', minInlineSize: 0 });

export const menu = style({
  gridArea: 'menu',
  marginBlockEnd: vars.space.x4,
  '@media': { [wide.desktop]: { marginBlockEnd: 0 } },
});

export const notOnPhone = style({ '@media': { [wide.belowDesktop]: { display: 'none' } } });

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: '2.75rem',
  paddingInlineEnd: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text },
    // A page that belongs to another one than the overview has a way back of its own.
    [`${columns}:has([data-back]) > &`]: { display: 'none' },
  },
  '@media': { [wide.desktop]: { display: 'none' } },
});
