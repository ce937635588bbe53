import { style } from '@vanilla-extract/css';
import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  paddingBlock: `${vars.space.x4} ${vars.space.x8}`,
  '@media': {
    [media.tablet]: { gap: vars.space.x8, paddingBlock: `${vars.space.x6} ${vars.space.x12}` },
  },
});

export const shelfPlace = style({ minBlockSize: '20rem' });
