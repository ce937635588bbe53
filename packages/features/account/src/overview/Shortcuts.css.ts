import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

// Beside a desktop's menu of the same pages they would be said twice.
export const shortcuts = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: '5.25rem',
  blockSize: '100%',
  padding: `${vars.space.x3} ${vars.space.x1}`,
  borderRadius: vars.radius.l,
  border: `${vars.surface.cardBorderWidth} solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { ':hover': { background: vars.color.surfaceRaised } } },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  flex: 'none',
  borderRadius: vars.radius.m,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
});
