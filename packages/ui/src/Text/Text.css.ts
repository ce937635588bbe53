import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { toneVars } from '../theme/tone.css.ts';

export const sizes = styleVariants({ xs: 'xs', s: 's', m: 'm', l: 'l' } as const, (size) => ({
  fontSize: vars.size[size],
}));

export const muted = style({ color: vars.color.textMuted });

export const toned = style({ color: toneVars.text });

export const strong = style({ fontWeight: vars.weight.medium });

export const cut = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});

/** Below 26 pixels the hairlines of a display face lose the marks of Vietnamese letters. */
const small = {
  fontFamily: vars.font.body,
  fontWeight: vars.weight.bold,
  letterSpacing: 'normal',
} as const;

export const headingSizes = styleVariants({
  m: { ...small, fontSize: vars.size.m },
  l: { ...small, fontSize: vars.size.l },
  xl: { fontSize: vars.size.xl },
  xxl: { fontSize: vars.size.xxl },
  display: { fontSize: vars.size.display },
});
