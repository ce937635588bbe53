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
  placeItems: 'center',
  inlineSize: '100%',
  background: vars.color.skeleton,
  color: vars.color.textMuted,
});

export const failedWords = style({
  textAlign: 'center',
  fontSize: '1.5rem',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
