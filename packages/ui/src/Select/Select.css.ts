import { style } from '@vanilla-extract/css';
import { control } from '../base/control.css.ts';
import { vars } from '../theme/theme.css.ts';

export const frame = style({ position: 'relative', display: 'block' });

export const select = style([
  control,
  {
    appearance: 'none',
    textOverflow: 'ellipsis',
    // Twice the class, so that it holds whichever of the two style sheets a page reads last.
    selectors: { '&&': { paddingInlineEnd: vars.space.x8 } },
  },
]);

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  marginBlock: 'auto',
  insetInlineEnd: vars.space.x2,
  pointerEvents: 'none',
  color: vars.color.textMuted,
});
