import { vars } from '@marquee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlockStart: vars.space.x10,
});

export const logo = style({ blockSize: '2.25rem' });

globalStyle(`${logo} > svg`, { blockSize: '100%', inlineSize: 'auto' });

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x4,
  marginBlockStart: vars.space.x4,
});

export const note = style({ marginBlockStart: vars.space.x4 });
