import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

/** The days' own ends beside the usual spans, as wide as they need to stand on one line. */
export const choice = style({
  display: 'grid',
  alignItems: 'end',
  gap: vars.space.x4,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 44rem)', justifyContent: 'space-between' },
  },
});
