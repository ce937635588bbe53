import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

/** Its words stay on one line of the smallest phones. */
export const submit = style({
  '@media': {
    // Twice the class, so that it holds whichever of the two style sheets a page reads last.
    [media.phoneOnly]: { selectors: { '&&': { paddingInline: vars.space.x3 } } },
  },
});
