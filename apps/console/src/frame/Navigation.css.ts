import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const nav = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 });

export const title = style({ paddingInline: vars.space.x3 });

export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.control.m,
  // With a mouse all pages fit beside a screen of 900 px.
  '@media': { '(pointer: fine)': { minBlockSize: vars.control.s } },
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.neutral.soft, color: vars.color.text },
    '&[aria-current="page"]': { background: vars.color.accent.soft, color: vars.color.accent.onSoft },
  },
});

export const narrowEntry = style({ justifyContent: 'center', paddingInline: 0 });

export const count = style({ marginInlineStart: 'auto' });

export const narrowCount = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });

export const hidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
