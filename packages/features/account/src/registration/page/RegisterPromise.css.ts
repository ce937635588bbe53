import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const promise = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  padding: vars.space.x5,
  background: `linear-gradient(160deg, ${vars.color.accent.soft}, ${vars.color.surfaceSunken} 70%)`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [media.tablet]: { padding: vars.space.x8 },
    [media.desktop]: {
      gridColumn: 1,
      gridRow: 1,
      padding: 0,
      borderBlockStart: 0,
      borderInlineEnd: `1px solid ${vars.color.border}`,
    },
  },
  // Rings of a wheel, half out of sight.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlockEnd: '-11rem',
    insetInlineEnd: '-11rem',
    inlineSize: '30rem',
    aspectRatio: '1',
    borderRadius: '50%',
    opacity: 0.35,
    background: `repeating-radial-gradient(circle, transparent 0 1.75rem, ${vars.color.accent.border} 1.75rem calc(1.75rem + 1px))`,
    maskImage: 'radial-gradient(circle, #000 30%, transparent 70%)',
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x6,
  // As high as the form beside it, however long that is.
  '@media': {
    [media.desktop]: {
      gap: vars.space.x8,
      blockSize: '100%',
      paddingInline: vars.space.x8,
      paddingBlockEnd: vars.space.x8,
    },
  },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { display: 'flex', flexGrow: 1, justifyContent: 'space-evenly' },
  },
});

export const item = style({ display: 'flex', gap: vars.space.x3, alignItems: 'start' });

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.accent.text,
});
