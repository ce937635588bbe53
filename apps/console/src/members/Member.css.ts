import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

/** A number in place of a name, which is broken anywhere: after its one hyphen it would take a third line. */
export const erased = style({
  '@media': { [media.phoneOnly]: { fontSize: vars.size.l, wordBreak: 'break-all' } },
});
