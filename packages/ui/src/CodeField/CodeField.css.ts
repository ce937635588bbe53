import { globalStyle, style } from '@vanilla-extract/css';
import { control } from '../base/control.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const gap = '0.5em';

export const code = style([
  control,
  {
    flex: '1 1 9rem',
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: gap,
    selectors: {
      // Twice the class, so that it holds whichever of the two style sheets a page reads last.
      '&&': {
        inlineSize: 'auto',
        // Six digits are seen whole, however long the words beside them are.
        minInlineSize: `calc(6 * (1ch + ${gap}) + 2 * ${vars.space.x4} + 2px)`,
        minBlockSize: vars.control.l,
        fontSize: vars.size.l,
        paddingInline: vars.space.x4,
      },
    },
  },
]);

/** Narrower than any but the smallest phones. */
const narrow = 'screen and (max-width: 359.98px)';

export const row = style({
  display: 'flex',
  gap: vars.space.x2,
  alignItems: 'stretch',
  '@media': { [narrow]: { flexWrap: 'wrap' } },
});

export const beside = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  maxInlineSize: '55%',
  display: 'grid',
  '@media': { [narrow]: { flex: '1 0 100%', maxInlineSize: 'none' } },
});

// A phone has room for its words in one line only where they stand closer to the edge.
globalStyle(`${beside} > button`, { '@media': { [media.phoneOnly]: { paddingInline: vars.space.x3 } } });
