import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const promotion = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minBlockSize: '24rem',
});

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.l,
});

export const period = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const lead = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
