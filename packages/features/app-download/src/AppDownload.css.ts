import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  paddingBlock: `${vars.space.x6} ${vars.space.x10}`,
});

/** What a browser offers once the page is read: in reach at the foot of the screen, and nothing moves for it. */
export const foot = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: vars.space.x4,
  borderRadius: vars.radius.l,
  background: vars.color.canvas,
  boxShadow: vars.shadow.raised,
  '@media': {
    // Above the bar at a phone's foot.
    [media.phoneOnly]: { insetBlockEnd: `calc(60px + ${vars.space.x3} + env(safe-area-inset-bottom))` },
  },
});
