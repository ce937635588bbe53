import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const fold = style({
  minInlineSize: 0,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minBlockSize: '3.5rem',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.m,
  listStyle: 'none',
  fontWeight: vars.weight.medium,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { ':hover': { background: vars.color.neutral.soft } } },
});

export const words = style({ display: 'grid', minInlineSize: 0 });

/** Which they are, in a line that is cut rather than doubled. */
export const names = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontWeight: vars.weight.regular,
});

export const mark = style({
  flex: 'none',
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { [`${fold}[open] &`]: { rotate: '180deg' } },
});

export const fields = style({ padding: vars.space.x4, paddingBlockStart: vars.space.x2 });
