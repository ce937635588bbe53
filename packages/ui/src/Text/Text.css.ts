import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { displayFace, vars } from '../theme/theme.css.ts';
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

export const headingSizes = styleVariants({
  m: { fontSize: vars.size.m },
  l: { fontSize: vars.size.l },
  /** On a phone small enough to leave room for what stands beside it. */
  section: {
    fontSize: vars.size.l,
    '@media': { [media.tablet]: { ...displayFace, fontSize: vars.size.xl } },
  },
  xl: { ...displayFace, fontSize: vars.size.xl },
  xxl: { ...displayFace, fontSize: vars.size.xxl },
  display: { ...displayFace, fontSize: vars.size.display },
});
