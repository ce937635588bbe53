import { vars } from '@marquee/ui/theme';
import { wide } from '../frame/wide.ts';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

export const balance = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
  maxInlineSize: '9.5rem',
  minBlockSize: '2.75rem',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  ':hover': { background: vars.color.neutral.soft },
  // Beside a pointer there is room for any amount.
  '@media': { [wide.tablet]: { maxInlineSize: '13rem' } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  textAlign: 'end',
  lineHeight: 1.25,
  // So that the bar stays as it is when the balance comes; where there is less room the amount goes before it.
  '::before': { content: '', inlineSize: '5.5rem' },
  '@media': { [wide.smallPhone]: { '::before': { display: 'none' } } },
});

/** The place of the mark beside the amount. */
export const place = style({
  inlineSize: '0.75rem',
  '@media': { [wide.smallPhone]: { display: 'none' } },
});

// Where there is room the name beside it says so.
export const demo = style({
  color: vars.color.accent.text,
  fontSize: vars.size.xs,
  '@media': { [wide.tablet]: { display: 'none' } },
});

export const amount = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontVariantNumeric: 'tabular-nums',
});

export const wideAmount = style([amount, { '@media': { [wide.belowTablet]: { display: 'none' } } }]);

export const shortAmount = style([amount, { '@media': { [wide.tablet]: { display: 'none' } } }]);

const round = keyframes({ to: { rotate: '360deg' } });

const mark = style({
  display: 'grid',
  flex: 'none',
  color: vars.color.textMuted,
  // There the amount needs its room.
  '@media': { [wide.smallPhone]: { display: 'none' } },
});

export const turns = styleVariants({
  still: [mark],
  turning: [
    mark,
    {
      animation: `${round} 1s linear`,
      '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', opacity: 0.5 } },
    },
  ],
});
