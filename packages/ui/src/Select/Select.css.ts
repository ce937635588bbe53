import { style } from '@vanilla-extract/css';
import { control } from '../base/control.css.ts';
import { vars } from '../theme/theme.css.ts';

export const frame = style({ position: 'relative', display: 'block' });

export const select = style([
  control,
  { appearance: 'none', paddingInlineEnd: vars.space.x10, textOverflow: 'ellipsis' },
]);

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  marginBlock: 'auto',
  insetInlineEnd: vars.space.x3,
  pointerEvents: 'none',
  color: vars.color.textMuted,
});
