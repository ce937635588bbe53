import { style } from '@vanilla-extract/css';
import { media } from '@marquee/ui/media';
import { displayFace, vars } from '@marquee/ui/theme';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  paddingBlockStart: vars.space.x6,
  '@media': {
    [media.tablet]: { paddingBlockStart: vars.space.x8 },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)', gap: vars.space.x10 },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.x4,
});

export const promise = style({
  maxInlineSize: '12em',
  fontSize: vars.size.xxl,
  textWrap: 'balance',
  '@media': { [media.tablet]: { fontSize: vars.size.display } },
});

export const text = style({ maxInlineSize: '36em', color: vars.color.textMuted, fontSize: vars.size.m });

export const search = style({
  display: 'flex',
  alignItems: 'center',
  maxInlineSize: '30rem',
  paddingInlineStart: vars.space.x4,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  selectors: { '&:focus-within': { borderColor: vars.color.focus } },
});

export const searchLabel = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const field = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.control.l,
  border: 0,
  background: 'none',
  color: vars.color.text,
  fontSize: '1rem',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  ':focus-visible': { outline: 'none' },
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x3} ${vars.space.x5}`,
  paddingBlockStart: vars.space.x2,
  '@media': { [media.tablet]: { columnGap: vars.space.x8 } },
});

export const figure = style({ display: 'flex', flexDirection: 'column-reverse' });

export const value = style({
  ...displayFace,
  fontSize: vars.size.xl,
  fontVariantNumeric: 'tabular-nums',
});

export const label = style({ color: vars.color.textMuted, fontSize: vars.size.xs });

const sceneHeight = { phone: '12rem', desktop: '22rem' } as const;

export const place = style({
  minBlockSize: sceneHeight.phone,
  borderRadius: vars.radius.l,
  background: vars.color.skeleton,
  '@media': { [media.desktop]: { minBlockSize: sceneHeight.desktop } },
});

export const scene = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'end',
  minBlockSize: sceneHeight.phone,
  overflow: 'clip',
  borderRadius: vars.radius.l,
  '@media': { [media.desktop]: { minBlockSize: sceneHeight.desktop } },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // The words below leave a phone its upper half.
  objectPosition: '55% 0%',
  '@media': { [media.tablet]: { objectPosition: '55% 40%' } },
});

export const caption = style({
  position: 'relative',
  inlineSize: '100%',
  padding: vars.space.x4,
  background: vars.color.surface,
  borderBlockStart: `3px solid ${vars.color.accent.solid}`,
});

export const captionTitle = style({
  fontFamily: vars.font.body,
  fontSize: vars.size.m,
  fontWeight: vars.weight.bold,
  letterSpacing: 'normal',
});

export const captionLink = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const captionText = style({ color: vars.color.textMuted, fontSize: vars.size.s });
