import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const group = style({ border: 0, padding: 0, margin: 0, minInlineSize: 0 });

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.x3,
  fontWeight: vars.weight.medium,
});

export const cards = style({
  display: 'grid',
  gap: vars.space.x3,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' },
  },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.x3,
  alignItems: 'center',
  padding: vars.space.x4,
  minBlockSize: '4.5rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.borderStrong } } },
  },
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.accent.solid,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent.solid}`,
      background: vars.color.surfaceRaised,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

/** Lies over the whole card unseen: the card is the target, and the input keeps its keyboard. */
export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const words = style({ display: 'grid', gap: '0.125rem', minInlineSize: 0 });

export const name = style({ fontWeight: vars.weight.medium });

export const note = style({ fontSize: vars.size.s, color: vars.color.textMuted });

/** What decides between two ways, and so the one figure of a card. */
export const time = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  marginBlockStart: '0.125rem',
  color: vars.color.positive.text,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const check = style({
  color: vars.color.accent.text,
  visibility: 'hidden',
  selectors: { [`${input}:checked ~ &`]: { visibility: 'visible' } },
});
