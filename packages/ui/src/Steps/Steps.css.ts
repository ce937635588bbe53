import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const list = style({ display: 'flex', gap: vars.space.x2 });

export const step = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x2,
  borderBlockStart: `3px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  selectors: {
    '&[data-done]': { borderColor: vars.color.positive.border },
    '&[aria-current="step"]': {
      borderColor: vars.color.accent.border,
      color: vars.color.text,
      fontWeight: vars.weight.medium,
      '@media': {
        // The only one that is named there takes the room for its name.
        [media.phoneOnly]: { flex: '0 1 auto', minInlineSize: '33%' },
        [media.forcedColors]: { borderColor: 'Highlight' },
      },
    },
  },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  '@media': {
    [media.phoneOnly]: { selectors: { [`${step}:not([aria-current="step"]) > &`]: { fontSize: 0 } } },
  },
});

export const done = style({ color: vars.color.positive.text });
