import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../place.css.ts';

/** As high as the bar at a phone's foot. */
const barHeight = '60px';

export const fields = style([narrow]);

// The room of the foot, below a field that the browser brings into sight.
globalStyle(`${fields} :is(input, button)`, {
  '@media': { [media.phoneOnly]: { scrollMarginBlockEnd: '10rem' } },
});

/**
 * The button of the amount: on a phone in reach of the thumb until the end of the form is in sight. A screen that a
 * keyboard leaves nearly nothing of is not shared with it.
 */
export const foot = style([
  narrow,
  {
    '@media': {
      [`${media.phoneOnly} and (min-height: 480px)`]: {
        position: 'sticky',
        zIndex: 1,
        insetBlockEnd: `calc(${barHeight} + env(safe-area-inset-bottom))`,
        marginInline: `calc(-1 * ${vars.space.x4})`,
        paddingInline: vars.space.x4,
        paddingBlock: `${vars.space.x4} ${vars.space.x3}`,
        background: `linear-gradient(transparent, ${vars.color.canvas} ${vars.space.x4})`,
      },
    },
  },
]);
