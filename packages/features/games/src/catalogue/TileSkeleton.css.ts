import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const words = style({ paddingBlockStart: vars.space.x2 });

export const title = style({ fontSize: vars.size.s });

export const vendor = style({ fontSize: vars.size.xs });
