import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two beside one another on a phone: the games begin higher up. The order's words are the longer ones. */
export const filters = style({
  display: 'grid',
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 10fr) minmax(0, 11fr)',
  gap: vars.space.x3,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) auto minmax(0, 2fr) minmax(0, 2fr)' },
  },
});

/** On a phone the search has what the button beside it leaves: a choice there would cut its words. */
export const first = style({
  gridColumn: '1 / -1',
  display: 'grid',
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.x3,
  '@media': { [media.tablet]: { display: 'contents' } },
});

/** As high as the fields beside it. */
export const opener = style({ minBlockSize: vars.control.m, whiteSpace: 'nowrap' });

export const further = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.x4,
  padding: vars.space.x4,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const fields = style({
  display: 'grid',
  gap: vars.space.x3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
});

/** Stays in sight beside a long list, and scrolls by itself on a low screen. */
export const column = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: '5rem',
      maxBlockSize: 'calc(100dvh - 6rem)',
      overflowY: 'auto',
      // Room for focus rings, which the box would cut off.
      padding: '4px',
      margin: '-4px',
    },
  },
});

export const inColumn = style({
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 } },
});

export const notOnDesktop = style({ '@media': { [media.desktop]: { display: 'none' } } });

/** Closed elsewhere. */
export const onDesktop = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'grid' } },
});
