import { vars } from '@marquee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The records, of which the page shows one. */
export const records = style({});

/** Too narrow for all the tabs beside one another, which two rows of two show whole. */
const narrow = 'screen and (max-width: 539.98px)';

/** Narrower than any but the smallest phones. */
const narrowest = 'screen and (max-width: 359.98px)';

globalStyle(`${records} [role="tablist"]`, {
  '@media': {
    [narrow]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 0, boxShadow: 'none' },
  },
});

globalStyle(`${records} [role="tab"]`, {
  '@media': {
    [narrow]: {
      justifyContent: 'center',
      paddingInline: vars.space.x1,
      boxShadow: `inset 0 -1px ${vars.color.border}`,
    },
    [narrowest]: { fontSize: vars.size.s },
  },
});

globalStyle(`${records} [role="tab"]::after`, { '@media': { [narrow]: { insetInline: 0 } } });
