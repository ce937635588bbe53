import { displayFace, vars } from '@marquee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const column = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x4,
} as const;

export const page = style({
  ...column,
  maxInlineSize: '36rem',
  marginInline: 'auto',
  paddingInline: vars.space.x4,
  paddingBlock: '8vh',
  textAlign: 'center',
});

export const words = style(column);

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: vars.radius.l,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
});

export const picture = style({ inlineSize: 'min(18rem, 72vw)', aspectRatio: '4 / 3' });

export const title = style({ ...displayFace, fontSize: vars.size.xl });

export const text = style({ color: vars.color.textMuted, textWrap: 'balance' });

globalStyle(`${text} p`, { textWrap: 'balance' });
