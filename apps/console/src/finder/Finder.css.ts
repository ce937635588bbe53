import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const results = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  listStyle: 'none',
});

export const result = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.control.l,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover, &:focus-visible': { background: vars.color.accent.soft, color: vars.color.accent.onSoft },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const note = style({ fontSize: vars.size.s, opacity: 0.8 });

/** Of a keyboard, which a phone has not. */
export const key = style({
  marginInlineStart: 'auto',
  fontSize: vars.size.xs,
  color: vars.color.textMuted,
  '@media': { [media.coarse]: { display: 'none' } },
});

export const button = style({ justifyContent: 'start' });
