import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const drop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x5,
  textAlign: 'center',
  border: `1.5px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-wrong]': { borderColor: vars.color.critical.border },
  },
});

/** Lies over the whole area unseen, so that a file can be dropped on it too. */
export const input = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });

export const preview = style({
  maxInlineSize: '100%',
  maxBlockSize: '16rem',
  borderRadius: vars.radius.s,
  objectFit: 'contain',
});
