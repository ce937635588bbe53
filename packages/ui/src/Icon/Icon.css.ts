import { style, styleVariants } from '@vanilla-extract/css';

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const filled = style({ fill: 'currentColor' });

// Not `:dir()`: what makes styles small for older browsers turns that into a list of languages.
export const directional = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

export const sizes = styleVariants({ xs: 14, s: 16, m: 20, l: 24, xl: 32 }, (pixels) => ({
  inlineSize: `${pixels / 16}rem`,
  blockSize: `${pixels / 16}rem`,
}));
