import { style } from '@vanilla-extract/css';
import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x8,
  paddingBlockEnd: vars.space.x8,
  '@media': { [media.tablet]: { gap: vars.space.x10, paddingBlockEnd: vars.space.x12 } },
});

/** What has nothing to show leaves no gap behind. */
export const section = style({ ':empty': { display: 'none' } });
