import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const reference = style({
  fontFamily: vars.font.body,
  fontVariantNumeric: 'tabular-nums',
  // It is read out and compared as one word.
  whiteSpace: 'nowrap',
});
