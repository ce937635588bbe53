import { style } from '@vanilla-extract/css';
import { tabular } from '../base/tabular.css.ts';
import { vars } from '../theme/theme.css.ts';

export const countdown = style([tabular, { fontWeight: vars.weight.bold, whiteSpace: 'nowrap' }]);
