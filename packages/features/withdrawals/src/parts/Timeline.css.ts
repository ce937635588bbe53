import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';
import { toneVars } from '@marquee/ui';

export const timeline = style({ display: 'grid' });

export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  gap: vars.space.x3,
  paddingBlockEnd: vars.space.x4,
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.8125rem',
      insetBlockStart: '1.75rem',
      insetBlockEnd: 0,
      inlineSize: '2px',
      background: vars.color.border,
    },
    '&[data-ahead]': { color: vars.color.textMuted },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.pill,
  background: toneVars.soft,
  color: toneVars.onSoft,
});

export const name = style({
  selectors: { '[aria-current] &': { fontWeight: vars.weight.bold } },
});

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.size.s });
