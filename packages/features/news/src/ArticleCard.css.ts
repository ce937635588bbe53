import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ blockSize: '100%' });

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  // The whole card is pressed, while only the title is read out as the link.
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const text = style({ overflowWrap: 'anywhere', color: vars.color.textMuted, fontSize: vars.size.s });
