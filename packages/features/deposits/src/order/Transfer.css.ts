import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space.x8,
    },
  },
});

export const code = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x3,
  textAlign: 'center',
});

export const ground = style({
  display: 'grid',
  padding: vars.space.x2,
  // Cameras want dark on light, whatever the scheme.
  background: '#fff',
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
});

export const facts = style({ margin: 0, display: 'grid' });
