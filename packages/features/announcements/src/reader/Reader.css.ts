import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

// On a phone list and text take turns; beside each other they scroll apart, and the dialog itself does not.
export const reader = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minBlockSize: '70dvh',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 21rem) minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      columnGap: vars.space.x6,
      minBlockSize: 0,
      // Nine titles and what stands around them, unless the window is lower.
      blockSize: 'min(37rem, calc(90dvh - 10.5rem))',
    },
  },
});

/** The filter, above both. */
export const top = style({ gridColumn: '1 / -1', minInlineSize: 0 });

const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minInlineSize: 0,
  minBlockSize: 0,
} as const;

export const listColumn = style({
  ...column,
  gridRow: 2,
  '@media': { [media.phoneOnly]: { flexGrow: 1 } },
});

export const textColumn = style({
  ...column,
  gap: vars.space.x4,
  gridRow: 2,
  '@media': {
    [media.tablet]: {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInlineStart: vars.space.x6,
      paddingInlineEnd: vars.space.x2,
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const whole = style({ gridColumn: '1 / -1', display: 'grid', alignContent: 'start' });

export const notOnPhone = style({ '@media': { [media.phoneOnly]: { display: 'none' } } });

export const onPhone = style({
  alignSelf: 'start',
  '@media': { [media.tablet]: { display: 'none' } },
});

export const pages = style({
  marginBlockStart: 'auto',
  display: 'flex',
  justifyContent: 'center',
});
