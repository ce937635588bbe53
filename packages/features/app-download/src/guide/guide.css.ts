import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const guide = style({ display: 'grid', gap: vars.space.x6, paddingBlockStart: vars.space.x5 });

export const intro = style({ display: 'flex', alignItems: 'center', gap: vars.space.x5 });

// A phone cannot scan itself.
const notOnPhone = { '@media': { [media.phoneOnly]: { display: 'none' } } };

export const code = style([{ flex: 'none' }, notOnPhone]);

export const onDesktop = style(notOnPhone);

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.x3,
  minInlineSize: 0,
  maxInlineSize: '40rem',
});
