import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two beside each other on a phone; on a desktop the first two are wide, so that nine fill two rows. */
export const cards = style({
  display: 'grid',
  gap: vars.space.x3,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: vars.space.x4 },
  },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  borderRadius: vars.radius.l,
  border: `${vars.surface.cardBorderWidth} solid ${vars.color.border}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: {
    '&:first-child': { gridColumn: 'span 2' },
  },
  '@media': {
    [media.tablet]: { selectors: { '&:first-child': { gridColumn: 'auto' } } },
    [media.desktop]: { selectors: { '&:first-child': { gridColumn: 'span 2' } } },
    [media.hover]: { ':hover': { transform: 'rotate(-1deg) scale(1.02)' } },
  },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '6.5rem',
  objectFit: 'cover',
  objectPosition: '60% 40%',
  '@media': { [media.desktop]: { blockSize: '8.5rem' } },
});

export const words = style({
  display: 'grid',
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x2,
});

export const name = style({
  color: vars.color.text,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.l },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const count = style({ color: vars.color.textMuted, fontSize: vars.size.xs });
