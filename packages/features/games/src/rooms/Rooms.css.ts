import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const room = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space.x4,
  blockSize: '100%',
});

export const head = style({ display: 'flex', gap: vars.space.x4 });

export const picture = style({
  flex: 'none',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  objectFit: 'cover',
  objectPosition: '50% 6%',
  borderRadius: vars.radius.m,
});
