import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { toneVars } from '../theme/tone.css.ts';

export const timeline = style({ display: 'flex', flexDirection: 'column' });

export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2rem 1fr',
  columnGap: vars.space.x3,
  paddingBlockEnd: vars.space.x5,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line from one mark to the next.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '2rem 0',
      insetInlineStart: 'calc(1rem - 1px)',
      borderInlineStart: `2px solid ${vars.color.border}`,
    },
    '&[data-ahead]:not(:last-child)::before, &:has(+ [data-ahead])::before': {
      borderInlineStartStyle: 'dashed',
    },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.pill,
  background: toneVars.soft,
  color: toneVars.onSoft,
  selectors: {
    [`${event}[data-ahead] > &`]: {
      background: 'none',
      border: `2px dashed ${vars.color.border}`,
      color: vars.color.textMuted,
    },
    [`${event}[aria-current] > &`]: { background: toneVars.solid, color: toneVars.onSolid },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.125rem',
  minInlineSize: 0,
  paddingBlockStart: '0.25rem',
});

export const title = style({
  fontWeight: vars.weight.medium,
  selectors: { [`${event}[data-ahead] &`]: { color: vars.color.textMuted, fontWeight: vars.weight.regular } },
});

export const quiet = style({
  fontSize: vars.size.s,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
