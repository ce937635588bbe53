import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  border: `${vars.surface.cardBorderWidth} solid ${vars.color.border}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
});

export const paddings = styleVariants({
  none: {},
  m: { padding: vars.space.x4 },
  l: {
    padding: vars.space.x5,
    '@media': { [media.tablet]: { padding: vars.space.x6 } },
  },
});

export const interactive = style({
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}, box-shadow ${vars.motion.normal} ${vars.motion.ease}, background-color ${vars.motion.normal} ${vars.motion.ease}`,
  '@media': {
    [media.hover]: {
      ':hover': {
        transform: 'translateY(-2px)',
        boxShadow: vars.shadow.floating,
        background: vars.color.surfaceRaised,
      },
    },
  },
});

export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.x2,
  padding: vars.space.x4,
});
