import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  '@media': {
    [media.phoneOnly]: { gap: 0 },
    [media.tablet]: { overflowY: 'auto', overscrollBehavior: 'contain' },
  },
});

export const row = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '0.125rem',
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  padding: `${vars.space.x1} ${vars.space.x3}`,
  borderRadius: vars.radius.m,
  textAlign: 'start',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': {
    [media.hover]: { ':hover': { background: vars.color.neutral.soft } },
    [media.phoneOnly]: {
      minBlockSize: '4rem',
      paddingBlock: vars.space.x3,
      paddingInline: 0,
      borderRadius: vars.radius.s,
    },
    [media.tablet]: {
      selectors: {
        '&[aria-current="true"]': {
          background: vars.color.accent.soft,
          color: vars.color.accent.onSoft,
        },
      },
    },
  },
});

/** Of a list that tells what is unread: the dots have their own column. */
export const withDots = style({
  paddingInlineStart: vars.space.x6,
  '@media': { [media.phoneOnly]: { paddingInlineStart: vars.space.x5 } },
});

export const item = style({
  '@media': {
    [media.phoneOnly]: {
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    },
  },
});

export const unread = style({
  position: 'absolute',
  insetInlineStart: '0.5rem',
  insetBlockStart: 'calc(50% - 0.25rem)',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: '50%',
  background: vars.color.accent.text,
  '@media': {
    [media.phoneOnly]: { insetInlineStart: 0 },
    [media.forcedColors]: { background: 'Highlight' },
  },
});

export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  // Tight, but with room for the marks over Vietnamese capitals.
  lineHeight: 1.4,
  fontWeight: vars.weight.medium,
});

export const unreadTitle = style({ fontWeight: vars.weight.bold });

export const below = style({
  display: 'flex',
  gap: vars.space.x2,
  fontSize: vars.size.xs,
  color: vars.color.textMuted,
  '@media': {
    [media.tablet]: { selectors: { [`${row}[aria-current="true"] &`]: { color: 'inherit' } } },
  },
});

export const kind = style({
  selectors: { '&::after': { content: '·', marginInlineStart: vars.space.x2 } },
});
