import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space.x3,
  minBlockSize: '4rem',
  paddingBlock: vars.space.x2,
  color: vars.color.text,
  textDecoration: 'none',
});

export const words = style({ display: 'grid', minInlineSize: 0 });

export const end = style({ display: 'grid', justifyItems: 'end', gap: vars.space.x1 });

export const row = style({ blockSize: '3.5rem' });
