import { style } from '@vanilla-extract/css';
import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';

export const rows = style({
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  overflow: 'clip',
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.x4,
  padding: vars.space.x3,
  paddingInlineEnd: vars.space.x4,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: '8rem minmax(0, 1fr) auto auto' },
    [media.hover]: { ':hover': { background: vars.color.surfaceRaised } },
  },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.s,
});

export const words = style({ minInlineSize: 0 });

export const title = style({
  fontFamily: vars.font.body,
  fontSize: vars.size.m,
  fontWeight: vars.weight.bold,
  letterSpacing: 'normal',
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const text = style({ color: vars.color.textMuted, fontSize: vars.size.s, overflowWrap: 'anywhere' });

export const until = style({
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  whiteSpace: 'nowrap',
  '@media': { [media.phoneOnly]: { display: 'none' } },
});

export const arrow = style({ color: vars.color.accent.text });

export const place = style({ blockSize: '18rem', borderRadius: vars.radius.l });
