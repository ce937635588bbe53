import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const frame = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  padding: '3px',
  gap: '2px',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.border}`,
});

export const full = style({ display: 'flex' });

export const segment = style({
  position: 'relative',
  flex: '1 1 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  minBlockSize: `calc(${vars.control.s} - 6px)`,
  paddingInline: vars.space.x3,
  borderRadius: `calc(${vars.radius.m} - 3px)`,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  lineHeight: vars.lineHeight.tight,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:has(:checked)': {
      background: vars.color.surfaceRaised,
      color: vars.color.text,
      boxShadow: vars.shadow.raised,
      '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    [media.coarse]: { minBlockSize: '44px' },
    [media.hover]: { ':hover': { color: vars.color.text } },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  margin: 0,
  cursor: 'pointer',
  borderRadius: 'inherit',
  ':focus-visible': { outline: 'none' },
});
