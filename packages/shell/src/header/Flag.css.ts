import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const flag = style({
  inlineSize: '1.5rem',
  blockSize: '1rem',
  flex: 'none',
  borderRadius: '2px',
  outline: `1px solid ${vars.color.border}`,
});
