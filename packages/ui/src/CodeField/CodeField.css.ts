import { style } from '@vanilla-extract/css';
import { control } from '../base/control.css.ts';
import { vars } from '../theme/theme.css.ts';

export const code = style([
  control,
  {
    flex: '1 1 9rem',
    inlineSize: 'auto',
    minBlockSize: vars.control.l,
    fontSize: vars.size.l,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.5em',
    paddingInline: vars.space.x4,
    '@media': { '(pointer: coarse)': { fontSize: vars.size.l } },
  },
]);

export const row = style({ display: 'flex', gap: vars.space.x2, alignItems: 'stretch' });

export const beside = style({ flex: '0 1 auto', maxInlineSize: '55%', display: 'grid' });
