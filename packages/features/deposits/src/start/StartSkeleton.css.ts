import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ blockSize: '6.25rem', borderRadius: vars.radius.l });

export const field = style({ blockSize: '8.5rem', borderRadius: vars.radius.m });

export const button = style({ blockSize: vars.control.l, borderRadius: vars.radius.m });
