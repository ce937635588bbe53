import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  paddingBlock: `${vars.space.x6} ${vars.space.x10}`,
});

export const columns = style({
  display: 'grid',
  gap: vars.space.x5,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', columnGap: vars.space.x6 },
  },
});
