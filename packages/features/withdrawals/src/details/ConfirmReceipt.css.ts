import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const deadline = style({
  display: 'flex',
  gap: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const clock = style({ flexShrink: 0, marginBlockStart: '0.2em' });

export const time = style({ color: vars.color.text, fontWeight: vars.weight.medium });

export const answers = style({
  display: 'grid',
  gap: vars.space.x2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
});
