import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

/** Words of an action stay together; longer ones leave half of the row. */
export const end = style({ flexShrink: 0, maxInlineSize: '50%' });

export const words = style({
  display: 'grid',
  gap: vars.space.x1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
