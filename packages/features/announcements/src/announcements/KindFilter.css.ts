import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  '@media': {
    [media.phoneOnly]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // To the edges of the sheet, where it is cut in sight; within, room for the outline of a focused chip.
      marginInline: `calc(-1 * ${vars.space.x5})`,
      paddingInline: vars.space.x5,
      paddingBlock: '3px',
    },
  },
});
