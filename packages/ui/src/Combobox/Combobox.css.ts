import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const chevron = style({
  flex: 'none',
  marginInlineEnd: vars.space.x3,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

export const frame = style({ overflow: 'hidden' });

export const list = style({ maxBlockSize: 'min(20rem, 45dvh)', overflowY: 'auto', padding: vars.space.x1 });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: '2.5rem',
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  '@media': { [media.coarse]: { minBlockSize: '44px' } },
  selectors: {
    '&:hover, &[data-active]': { background: vars.color.neutral.soft },
    '&[data-active]': { '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } } },
    '&[aria-selected="true"]': { color: vars.color.accent.text, fontWeight: vars.weight.medium },
  },
});

export const words = style({ flex: 1, minInlineSize: 0 });

export const none = style({ display: 'block', padding: vars.space.x3, color: vars.color.textMuted });
