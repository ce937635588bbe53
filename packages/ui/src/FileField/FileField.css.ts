import { style } from '@vanilla-extract/css';
import { fieldGround } from '../base/fieldGround.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { fast, ease } = vars.motion;

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x2,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

export const thumb = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' });

export const fileName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
});

export const size = style({ fontSize: vars.size.xs, color: vars.color.textMuted });

export const zone = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  minBlockSize: '5rem',
  padding: vars.space.x4,
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  background: fieldGround,
  textAlign: 'center',
  transition: `background-color ${fast} ${ease}, border-color ${fast} ${ease}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:disabled))': { borderColor: vars.color.textMuted } } },
  },
  selectors: {
    '&[data-over]': { borderColor: vars.color.accent.border, background: vars.color.accent.soft },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.critical.border },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { borderColor: vars.color.border },
  },
});

/** The whole zone is the file input, which draws nothing: a press anywhere opens the file dialog. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed' },
});

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.accent.text,
  fontWeight: vars.weight.medium,
  selectors: { [`${zone}:has(:disabled) &`]: { color: vars.color.textMuted } },
});

export const dropText = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  '@media': { [media.coarse]: { display: 'none' } },
});
