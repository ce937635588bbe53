import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const picker = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  alignSelf: 'stretch',
  paddingInline: vars.space.x3,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  borderStartStartRadius: `calc(${vars.radius.m} - 1px)`,
  borderEndStartRadius: `calc(${vars.radius.m} - 1px)`,
  fontVariantNumeric: 'tabular-nums',
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [media.hover]: { ':hover': { background: vars.color.neutral.soft } } },
});

/** The place of a flag and a code of two digits. */
export const awaited = style({ inlineSize: '3.5rem', blockSize: '1rem' });

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '20rem',
  blockSize: '21rem',
  overflow: 'hidden',
  selectors: { '&:not(:popover-open)': { display: 'none' } },
});

export const search = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingInline: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});

export const searchInput = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  border: 0,
  background: 'none',
  color: vars.color.text,
  outline: 'none',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
});

export const list = style({ flex: 1, overflowY: 'auto', padding: vars.space.x1 });

export const country = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  inlineSize: '100%',
  minBlockSize: '2.5rem',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.s,
  textAlign: 'start',
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [media.coarse]: { minBlockSize: '44px' } },
  selectors: {
    '&:hover, &:focus-visible': { background: vars.color.neutral.soft },
    '&[aria-current="true"]': { color: vars.color.accent.text, fontWeight: vars.weight.medium },
  },
});

export const name = style({ flex: 1, minInlineSize: 0 });

export const dialling = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
