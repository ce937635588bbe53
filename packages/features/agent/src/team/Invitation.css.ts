import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const invitation = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x5,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});

/** Broken where it has to be: on a phone it is longer than a line. */
export const link = style({
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
  overflowWrap: 'anywhere',
});
