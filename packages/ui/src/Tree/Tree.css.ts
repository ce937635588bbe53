import { style } from '@vanilla-extract/css';
import { forcedSelection } from '../base/forcedSelection.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const tree = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.control.m,
  paddingInline: vars.space.x2,
  paddingBlock: vars.space.x1,
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [media.hover]: { ':hover': { background: vars.color.neutral.soft } } },
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.accent.soft,
      color: vars.color.accent.onSoft,
      '@media': { [media.forcedColors]: forcedSelection },
    },
  },
});

export const chevron = style({
  flex: 'none',
  inlineSize: '1rem',
  color: vars.color.textMuted,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`${row}[aria-expanded="true"] > &`]: { rotate: '90deg' },
    [`[dir="rtl"] ${row}[aria-expanded="true"] > &`]: { rotate: '-90deg' },
  },
});

export const label = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const aside = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});

/** A line leads down from the one above; it takes less room on a phone, where downlines go deep too. */
export const group = style({
  marginInlineStart: vars.space.x4,
  paddingInlineStart: vars.space.x1,
  borderInlineStart: `1px solid ${vars.color.border}`,
  '@media': { [media.tablet]: { paddingInlineStart: vars.space.x3 } },
});

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.control.s,
  marginInlineStart: vars.space.x8,
  fontSize: vars.size.s,
  color: vars.color.textMuted,
});
