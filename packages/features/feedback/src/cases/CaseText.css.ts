import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  marginBlock: vars.space.x2,
});

/** As it was typed, with its lines. */
export const typed = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
