import { style } from '@vanilla-extract/css';
import { input } from '../TextField/TextField.css.ts';
import { vars } from '../theme/theme.css.ts';

export const search = style([
  input,
  {
    // The browsers' own button to clear is too small to hit and differs between them.
    appearance: 'none',
    '::-webkit-search-cancel-button': { display: 'none' },
  },
]);

export const end = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: '2px',
  color: vars.color.textMuted,
});

export const busy = style({ display: 'flex', paddingInline: vars.space.x2 });
