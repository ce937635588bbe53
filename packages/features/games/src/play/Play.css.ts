import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  background: vars.color.canvas,
});

export const bar = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: '3rem',
  paddingInline: vars.space.x2,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});

export const title = style({
  flexGrow: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.m,
});

export const balanceName = style({
  color: vars.color.textMuted,
  '@media': { [media.phoneOnly]: { display: 'none' } },
});

export const stage = style({ position: 'relative', flexGrow: 1, minBlockSize: 0 });

export const frame = style({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 });

/** Over the frame, until the game has come. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.x4,
  background: vars.color.canvas,
});

export const message = style({
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: vars.space.x4,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x2,
});
