import { media } from '@marquee/ui/media';
import { displayFace, vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

const height = '5rem';

/** Three columns on a desktop, read downwards like a chart. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    [media.desktop]: {
      gridTemplateRows: 'repeat(3, auto)',
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  blockSize: height,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.l,
  border: `${vars.surface.cardBorderWidth} solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { [media.hover]: { ':hover': { background: vars.color.surfaceRaised } } },
});

export const place = style({ blockSize: height });

export const rank = style({
  flex: 'none',
  inlineSize: '2ch',
  color: vars.color.accent.text,
  ...displayFace,
  fontSize: vars.size.xl,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: vars.lineHeight.tight,
  color: vars.color.text,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.l },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const about = style({ ...oneLine, color: vars.color.textMuted, fontSize: vars.size.xs });
