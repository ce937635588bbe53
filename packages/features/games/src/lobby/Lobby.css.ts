import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  paddingBlock: `${vars.space.x5} ${vars.space.x10}`,
});

/** One row that is swiped on a phone, with room for focus rings; as many rows as it takes elsewhere. */
export const chips = style({
  display: 'flex',
  gap: vars.space.x2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: '4px',
  margin: '-4px',
  '@media': { [media.tablet]: { flexWrap: 'wrap' } },
});

/** Pages of the list under one another, as if they were one. */
export const pages = style({ display: 'grid', gap: vars.space.x3 });

export const more = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x4,
});
