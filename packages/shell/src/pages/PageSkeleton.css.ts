import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  paddingBlock: vars.space.x6,
});

/** As high as the title of a page that stands alone. */
export const title = style({ blockSize: `calc(${vars.size.xxl} * ${vars.lineHeight.tight})` });
