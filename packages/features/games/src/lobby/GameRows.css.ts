import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

const height = '7.25rem';

export const rows = style({
  display: 'grid',
  gap: vars.space.x3,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
  blockSize: height,
  padding: vars.space.x2,
  borderRadius: vars.radius.l,
  border: `${vars.surface.cardBorderWidth} solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.borderStrong } } },
});

export const place = style({ blockSize: height });

export const whole = style({ blockSize: '100%', borderRadius: vars.radius.l });

/** As the picture is, 3 by 4. */
export const picture = style({
  flex: 'none',
  blockSize: '100%',
  inlineSize: 'auto',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.m,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: '0.125rem',
  minInlineSize: 0,
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The whole row is pressed. */
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.text,
  fontWeight: vars.weight.bold,
  lineHeight: 1.3,
  textDecoration: 'none',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.l },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const about = style({ display: 'flex', color: vars.color.textMuted, fontSize: vars.size.s });

export const vendor = style({ ...oneLine, minInlineSize: 0 });

/** Stays whole where a line is short, and the maker's name is cut: the category tells more. */
export const category = style({ ...oneLine, flex: 'none', maxInlineSize: '100%' });

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x1,
  blockSize: '1.5rem',
  marginBlockStart: vars.space.x1,
  overflow: 'hidden',
});

/** Above the link that lies over the row. */
export const heart = style({
  position: 'relative',
  flex: 'none',
  alignSelf: 'start',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.radius.pill,
  color: vars.color.textMuted,
  selectors: { '&[aria-pressed="true"]': { color: vars.color.accent.text } },
  '@media': { [media.hover]: { ':hover': { color: vars.color.text } } },
});
