import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const image = style({
  inlineSize: '100%',
  blockSize: 'auto',
  objectFit: 'cover',
  background: vars.color.skeleton,
  // The alternative text of a picture that is still on its way would show over the tile.
  color: 'transparent',
});

export const loaded = style({ background: 'none' });

export const failed = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.x1,
  inlineSize: '100%',
  paddingInline: vars.space.x1,
  overflow: 'hidden',
  background: vars.color.skeleton,
  color: vars.color.textMuted,
});

/** Fits a provider's mark as well as a banner. */
export const failedIcon = style({
  selectors: { '&&': { inlineSize: 'clamp(1rem, 24%, 2.5rem)', blockSize: 'auto' } },
});

export const failedWords = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  maxInlineSize: '100%',
  textAlign: 'center',
  textWrap: 'balance',
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
});
