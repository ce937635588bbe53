import { style } from '@vanilla-extract/css';

export const sparkline = style({
  display: 'block',
  inlineSize: '6rem',
  blockSize: '2rem',
  overflow: 'visible',
});
