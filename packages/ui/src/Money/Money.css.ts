import { style, styleVariants } from '@vanilla-extract/css';
import { tabular } from '../base/tabular.css.ts';
import { vars } from '../theme/theme.css.ts';

export const money = style([tabular, { whiteSpace: 'nowrap' }]);

export const signs = styleVariants({
  gain: { color: vars.color.positive.text },
  loss: { color: vars.color.critical.text },
});
