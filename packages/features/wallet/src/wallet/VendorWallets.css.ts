import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: `${vars.space.x5} ${vars.space.x8}`,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const vendor = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  textAlign: 'start',
  '@media': { [media.hover]: { ':hover': { background: vars.color.neutral.soft } } },
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.accent.soft, color: vars.color.accent.onSoft },
  },
});
