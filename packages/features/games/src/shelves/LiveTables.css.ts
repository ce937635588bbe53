import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two beside each other on a phone, four on a desktop. */
export const tables = style({
  display: 'grid',
  gap: vars.space.x3,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space.x4 },
  },
});

export const table = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  '@media': { [media.hover]: { ':hover': { transform: 'translateY(-4px)' } } },
});

/** The scene without its lettering, which the name below repeats. */
export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: '50% 12%',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x3,
  minInlineSize: 0,
  borderBlockStart: `2px solid ${vars.color.accent.border}`,
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: vars.lineHeight.tight,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.l },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const about = style({ ...oneLine, color: vars.color.textMuted, fontSize: vars.size.xs });

export const least = style({
  position: 'absolute',
  insetBlockStart: vars.space.x2,
  insetInlineEnd: vars.space.x2,
  padding: `2px ${vars.space.x2}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const place = style({ aspectRatio: '1', blockSize: 'auto' });
