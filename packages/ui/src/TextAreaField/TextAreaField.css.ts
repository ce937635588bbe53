import { style } from '@vanilla-extract/css';
import { control } from '../base/control.css.ts';
import { vars } from '../theme/theme.css.ts';

export const area = style([
  control,
  {
    paddingBlock: vars.space.x2,
    lineHeight: vars.lineHeight.body,
    minBlockSize: '7rem',
    resize: 'vertical',
    fieldSizing: 'content',
  },
]);
