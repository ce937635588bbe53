import { vars } from '@marquee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  margin: vars.space.x2,
  padding: `${vars.space.x1} ${vars.space.x2}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
});

export const address = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const body = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  padding: vars.space.x2,
  textAlign: 'center',
  fontWeight: vars.weight.bold,
});

export const brandIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: '0.75rem',
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
});

globalStyle(`${brandIcon} > svg`, { inlineSize: '70%', blockSize: '70%' });

export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  margin: `auto ${vars.space.x2} ${vars.space.x2}`,
  padding: vars.space.x1,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.floating,
});

export const line = style({
  blockSize: '0.5rem',
  margin: vars.space.x2,
  borderRadius: vars.radius.pill,
  background: vars.color.skeleton,
});

export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x2,
  borderRadius: vars.radius.s,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  fontWeight: vars.weight.bold,
});

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.space.x3,
  placeItems: 'center',
  padding: vars.space.x4,
});

export const other = style({
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: '0.65rem',
  background: vars.color.skeleton,
});

export const named = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x1,
  // A name may be wider than its column.
  inlineSize: 0,
  whiteSpace: 'nowrap',
});
