import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: '4rem',
  paddingBlock: vars.space.x2,
  color: vars.color.text,
  textDecoration: 'none',
});

// On a narrow phone a long amount goes below, so that neither a name nor a date is broken to pieces.
export const parts = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  minInlineSize: 0,
});

export const words = style({ display: 'grid', flex: '1 1 9.5rem', minInlineSize: 0 });

export const name = style({ textWrap: 'balance' });

export const end = style({
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.x1,
  marginInlineStart: 'auto',
});

export const row = style({ blockSize: '3.5rem' });
