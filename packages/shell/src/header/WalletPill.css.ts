import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';
import { wide } from '../frame/wide.ts';

export const pill = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});

export const caret = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.75rem',
  borderInlineStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  ':hover': { color: vars.color.text },
});

/** A square at the pill's end. */
export const plus = style({
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  paddingInline: 0,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});

export const notOnPhone = style({ '@media': { [wide.belowTablet]: { display: 'none' } } });
