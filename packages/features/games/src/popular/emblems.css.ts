import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

/** Four beside each other on a phone, eight on a desktop. */
export const emblems = style({
  display: 'grid',
  gap: `${vars.space.x5} ${vars.space.x3}`,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))', gap: vars.space.x4 },
  },
});

export const emblem = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2px',
  minInlineSize: 0,
  textAlign: 'center',
});

/** Two rings with the ground between them. */
export const ring = style({
  inlineSize: '100%',
  maxInlineSize: '8.5rem',
  aspectRatio: '1',
  // Round however tall its picture is.
  minBlockSize: 0,
  marginBlockEnd: vars.space.x2,
  padding: '5px',
  borderRadius: '50%',
  border: `2px solid ${vars.color.accent.solid}`,
  boxShadow: `inset 0 0 0 3px ${vars.color.canvas}, inset 0 0 0 4px ${vars.color.accent.border}, ${vars.shadow.raised}`,
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  '@media': {
    [media.hover]: { selectors: { [`${emblem}:hover &`]: { transform: 'translateY(-4px)' } } },
  },
});

export const disc = style({ blockSize: '100%', overflow: 'hidden', borderRadius: '50%' });

/** Its upper part, in which the subject is: the lettering further down is said beside it. */
export const picture = style({
  inlineSize: '128%',
  maxInlineSize: 'none',
  blockSize: 'auto',
  marginInlineStart: '-14%',
  marginBlockStart: '-4%',
});

export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.text,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  lineHeight: 1.35,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.l },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.tablet]: { fontSize: vars.size.s } },
});

export const vendor = style({
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  '@media': { [media.phoneOnly]: { display: 'none' } },
});

export const placeOfRing = style({
  inlineSize: '100%',
  maxInlineSize: '8.5rem',
  blockSize: 'auto',
  aspectRatio: '1',
  marginBlockEnd: vars.space.x2,
  borderRadius: '50%',
});
