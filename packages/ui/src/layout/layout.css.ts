import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const gaps = styleVariants(vars.space, (gap) => ({ gap }));

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const inline = style({ display: 'flex', minInlineSize: 0 });

export const wraps = style({ flexWrap: 'wrap' });

export const aligns = styleVariants(
  { start: 'start', center: 'center', end: 'end', stretch: 'stretch', baseline: 'baseline' },
  (alignItems) => ({ alignItems }),
);

export const justifies = styleVariants(
  { start: 'start', center: 'center', end: 'end', between: 'space-between' },
  (justifyContent) => ({ justifyContent }),
);

export const grid = style({ display: 'grid' });

export const leasts = styleVariants({ xs: 8, s: 12, m: 16, l: 20, xl: 26 }, (rem) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem}rem), 1fr))`,
}));

export const container = style({
  inlineSize: '100%',
  maxInlineSize: `calc(1240px + 2 * ${vars.space.x6})`,
  marginInline: 'auto',
  paddingInline: vars.space.x4,
  '@media': {
    [media.tablet]: { paddingInline: vars.space.x6 },
    // As much as leaves room for a rail or the panels at both sides.
    [media.wide]: { maxInlineSize: `calc(1440px + 2 * ${vars.space.x6})` },
  },
});

const narrowSize = `calc(720px + 2 * ${vars.space.x6})`;

export const narrow = style({
  maxInlineSize: narrowSize,
  '@media': { [media.wide]: { maxInlineSize: narrowSize } },
});

export const divider = style({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const labelledDivider = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  '::before': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.border}` },
  '::after': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.border}` },
});
