import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x1,
  '@media': { [media.phoneOnly]: { gap: 0 } },
});

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.control.s,
  minBlockSize: vars.control.s,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[aria-current="page"]': {
      background: vars.color.accent.soft,
      color: vars.color.accent.onSoft,
      fontWeight: vars.weight.bold,
      '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
    },
    '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
  },
  '@media': {
    // Nine of them stand in one line of a phone.
    [media.phoneOnly]: { minInlineSize: '2.375rem', paddingInline: 0 },
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled, [aria-current="page"])': { background: vars.color.neutral.soft },
      },
    },
  },
});

export const gap = style({ paddingInline: vars.space.x1, color: vars.color.textMuted });
