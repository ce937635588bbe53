import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { toneVars } from '../theme/tone.css.ts';

export const avatar = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  background: toneVars.soft,
  color: toneVars.onSoft,
  fontWeight: vars.weight.bold,
  textTransform: 'uppercase',
  userSelect: 'none',
});

export const sizes = styleVariants({ s: '2rem', m: '2.5rem', l: '4rem' }, (size) => ({
  inlineSize: size,
  blockSize: size,
  fontSize: `calc(${size} * 0.42)`,
}));

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
