import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: `${vars.space.x6} ${vars.space.x12}` });

export const filter = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const place = style({ blockSize: '21rem', borderRadius: vars.radius.l });
