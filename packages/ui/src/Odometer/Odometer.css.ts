import { style, styleVariants } from '@vanilla-extract/css';
import { tabular } from '../base/tabular.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

// One line of the strip; high enough for the tallest figures of the display faces.
const LINE = 1.2;

export const odometer = style([tabular, { display: 'inline-flex', whiteSpace: 'pre', lineHeight: LINE }]);

export const reel = style({ display: 'inline-block', blockSize: `${LINE}em`, overflow: 'hidden' });

export const strip = style({
  display: 'block',
  textAlign: 'center',
  willChange: 'transform',
  transition: `transform calc(${vars.motion.slow} * 3) ${vars.motion.ease}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

// A class a figure, for the sites' content policy lets HTML carry no styles of an element.
export const figures = styleVariants(
  Object.fromEntries(Array.from({ length: 10 }, (_each, figure) => [figure, figure])),
  (figure) => ({ transform: `translateY(${-LINE * figure}em)` }),
);
