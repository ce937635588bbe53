import { style } from '@vanilla-extract/css';
import { control } from '../base/control.css.ts';
import { vars } from '../theme/theme.css.ts';

export const area = style([
  control,
  {
    resize: 'vertical',
    fieldSizing: 'content',
    selectors: {
      // Twice the class, so that it holds whichever of the two style sheets a page reads last.
      '&&': { paddingBlock: vars.space.x2, lineHeight: vars.lineHeight.body, minBlockSize: '7rem' },
    },
  },
]);
