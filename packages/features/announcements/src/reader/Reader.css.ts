import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

// On a phone list and text take turns; beside each other they scroll apart, and the dialog itself does not.
export const reader = style({
  minBlockSize: '60dvh',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr)',
      columnGap: vars.space.x6,
      minBlockSize: 0,
      blockSize: 'min(34rem, calc(90dvh - 11rem))',
    },
  },
});

const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minInlineSize: 0,
  minBlockSize: 0,
} as const;

export const listColumn = style(column);

export const textColumn = style({
  ...column,
  gap: vars.space.x4,
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
