import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const lock = style({ marginInline: vars.space.x2, color: vars.color.textMuted });
