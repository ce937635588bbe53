import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const brands = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24.5rem, 100%), 1fr))',
  gap: vars.space.x6,
  alignItems: 'start',
  padding: vars.space.x6,
});

/** Each as wide as a desktop, so below one another on most. */
export const wideBrands = style([
  brands,
  { gridTemplateColumns: 'repeat(auto-fit, minmax(min(76rem, 100%), 1fr))' },
]);

export const brand = style({ display: 'grid', gap: vars.space.x4, minInlineSize: 0 });

export const screen = style({
  inlineSize: '100%',
  maxInlineSize: '24.375rem',
  blockSize: '52.75rem',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

export const wide = style({ maxInlineSize: 'none', blockSize: '50rem' });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.size.s });

export const cell = style({
  paddingBlock: vars.space.x1,
  paddingInlineEnd: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});

export const swatch = style({
  display: 'inline-block',
  inlineSize: '0.875em',
  blockSize: '0.875em',
  marginInlineEnd: vars.space.x2,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
  verticalAlign: '-0.0625em',
});
