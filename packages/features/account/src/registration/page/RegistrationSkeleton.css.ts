import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });

export const field = style({ display: 'flex', flexDirection: 'column', gap: '0.375rem' });
