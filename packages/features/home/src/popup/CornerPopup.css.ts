import { style } from '@vanilla-extract/css';
import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';

export const popup = style({
  position: 'fixed',
  insetInline: vars.space.x3,
  // Above the phone's bottom bar.
  insetBlockEnd: `calc(4.5rem + env(safe-area-inset-bottom))`,
  zIndex: 20,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  '@media': {
    [media.tablet]: {
      insetInline: 'auto',
      insetInlineEnd: vars.space.x6,
      insetBlockEnd: vars.space.x6,
      inlineSize: '24rem',
    },
  },
});
