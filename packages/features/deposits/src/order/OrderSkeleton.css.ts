import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({ blockSize: '6rem', borderRadius: vars.radius.l });

export const body = style({ blockSize: '24rem', borderRadius: vars.radius.l });
