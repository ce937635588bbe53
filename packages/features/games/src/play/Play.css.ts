import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  background: vars.color.canvas,
});

// The page is as high as the window: there is nothing to scroll, and no room for a bar to keep.
globalStyle(`html:has(${page})`, { scrollbarGutter: 'auto' });

export const bar = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: '3rem',
  '@media': {
    'screen and (max-width: 379px)': { gap: 0 },
    [media.tablet]: { gap: vars.space.x2, paddingInline: vars.space.x2 },
  },
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
  // The game tells its name itself, and a phone has room for it once.
  '@media': {
    [media.phoneOnly]: { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' },
  },
});

/** Words beside a mark: a phone has room for the marks alone. */
export const wide = style({
  '@media': { [media.phoneOnly]: { display: 'none' } },
});

export const balance = style({
  display: 'block',
  lineHeight: 1.2,
  textAlign: 'end',
  // A phone's bar keeps little or no room between its parts, and a sum must not touch the button after it.
  '@media': { [media.phoneOnly]: { marginInlineEnd: vars.space.x1 } },
});

export const sum = style({ whiteSpace: 'nowrap' });

// In a row of its own: beside the sum, it would keep room for both in one line and push the clock away.
export const bonus = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  '@media': { [media.phoneOnly]: { display: 'none' } },
});

export const back = style({ marginInlineEnd: 'auto' });

/** Where not even a phone's marks have room, the clock's figures tell what it is. */
export const clockLink = style({
  '@media': { [media.phoneOnly]: { paddingInline: vars.space.x1 } },
});
globalStyle(`${clockLink} svg`, {
  '@media': { 'screen and (max-width: 379px)': { display: 'none' } },
});

export const clock = style({ fontVariantNumeric: 'tabular-nums' });

export const nextGames = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

/** A line above the game, which keeps what is left of the window. */
export const notice = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space.x2,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x1,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
  fontSize: vars.size.s,
});

export const noticeWords = style({
  flexGrow: 1,
  minInlineSize: 0,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const stage = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: 0,
});

export const frame = style({ flexGrow: 1, minBlockSize: 0, inlineSize: '100%', border: 0 });

/** Over the frame, until the game has come. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.x4,
  background: vars.color.canvas,
});

/** In place of a game that does not come: what is said, and below it other games, in whatever room there is. */
export const slow = style({
  position: 'absolute',
  inset: 0,
  overflowY: 'auto',
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
