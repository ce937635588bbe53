import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

/** Room for a card, loaded or not: what comes moves nothing. */
export const height = '4.75rem';

export const card = style({
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  blockSize: height,
  paddingBlock: 0,
});

export const waiting = style({ blockSize: height });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  aspectRatio: '1',
  borderRadius: vars.radius.pill,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  // Its place goes to the name on the narrowest phone.
  '@media': { '(max-width: 359.98px)': { display: 'none' } },
});

export const words = style({ flex: 1, display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: vars.lineHeight.tight,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.l },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const time = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'end',
  flex: 'none',
  // As wide as hours, minutes and seconds, before they are known.
  minInlineSize: '4.5rem',
  color: vars.color.accent.text,
  fontVariantNumeric: 'tabular-nums',
});
