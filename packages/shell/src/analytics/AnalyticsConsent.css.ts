import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

// At the top of a phone and at the start of a desktop: an announcement in its corner stands at the bottom and the end.
export const consent = style({
  position: 'fixed',
  insetInline: vars.space.x3,
  insetBlockStart: '4.5rem',
  zIndex: 20,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  '@media': {
    [media.tablet]: {
      insetBlockStart: 'auto',
      insetBlockEnd: vars.space.x6,
      insetInline: `${vars.space.x6} auto`,
      inlineSize: '24rem',
    },
  },
});
