import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style({
  display: 'grid',
  gap: vars.space.x4,
  '@media': { [media.tablet]: { inlineSize: '19rem' } },
});

export const amounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: vars.space.x2,
});

export const amount = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '3rem',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { borderColor: vars.color.accent.border, background: vars.color.accent.soft },
});

/** As high as an amount. */
export const place = style({ blockSize: '3rem', borderRadius: vars.radius.m });

export const other = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.accent.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
