import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const unit = style({ paddingInlineEnd: vars.space.x3, color: vars.color.textMuted });
