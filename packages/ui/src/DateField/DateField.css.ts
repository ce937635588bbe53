import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const inWords = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
