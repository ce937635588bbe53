import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { toneVars } from '../theme/tone.css.ts';

export const menu = style({ padding: vars.space.x1, minInlineSize: '12rem' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  inlineSize: '100%',
  minBlockSize: '2.5rem',
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x1,
  borderRadius: `calc(${vars.radius.m} - 4px)`,
  color: vars.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  '@media': { [media.coarse]: { minBlockSize: '44px' } },
  selectors: {
    '&:hover, &:focus-visible': { background: vars.color.neutral.soft },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
    '&[aria-checked="true"]': { color: vars.color.accent.text },
  },
});

export const toned = style({ color: toneVars.text });

export const grow = style({ flex: 1, minInlineSize: 0 });
