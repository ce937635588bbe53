import { vars } from '@marquee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const reference = style({
  fontFamily: vars.font.body,
  fontVariantNumeric: 'tabular-nums',
  // It is read out and compared as one word.
  whiteSpace: 'nowrap',
});

// Lines of one length would part the words before it, and “rút tiền” is one of them.
globalStyle(`h1:has(${reference})`, { textWrap: 'wrap' });
