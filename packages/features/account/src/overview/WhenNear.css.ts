import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

/** Takes the gap after it back: what turns out to be nothing must not draw up what follows. */
export const mark = style({ marginBlockEnd: `calc(-1 * ${vars.space.x5})` });
