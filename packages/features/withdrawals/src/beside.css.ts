import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

/** What is filled in, as wide as it is read with ease, and what goes with it: beside it on a desktop. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 36rem)',
  alignItems: 'start',
  gap: vars.space.x5,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 36rem) minmax(0, 1fr)' } },
});
