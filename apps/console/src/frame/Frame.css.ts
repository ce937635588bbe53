import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const doorway = style({ minBlockSize: '100dvh', paddingBlock: vars.space.x8 });
export const door = style({ maxInlineSize: '30rem' });

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  '@media': { [media.tablet]: { gridTemplateColumns: '17rem 1fr', gridTemplateRows: '1fr' } },
});

export const side = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.x3,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.tablet]: {
      blockSize: '100dvh',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${vars.color.border}`,
      padding: vars.space.x4,
      gap: vars.space.x5,
    },
  },
});

export const nav = style({
  display: 'flex',
  gap: vars.space.x1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.tablet]: { flexDirection: 'column', overflow: 'visible', flex: 1 } },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.control.m,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.neutral.soft, color: vars.color.text },
    '&[aria-current="page"]': { background: vars.color.accent.soft, color: vars.color.accent.onSoft },
  },
});

export const count = style({ marginInlineStart: 'auto' });

export const content = style({
  minInlineSize: 0,
  padding: vars.space.x4,
  '@media': { [media.tablet]: { padding: vars.space.x6 } },
});

export const page = style({ maxInlineSize: '72rem', marginInline: 'auto' });

export const name = style({ whiteSpace: 'nowrap' });

export const who = style({ minInlineSize: 0 });
