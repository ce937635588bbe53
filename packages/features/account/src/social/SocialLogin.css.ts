import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.75rem, 1fr))',
  gap: vars.space.x2,
});

/** Three of them stand beside one another on the narrowest phone, with air around the longest name. */
export const button = style({ paddingInline: vars.space.x1, fontSize: vars.size.s });
