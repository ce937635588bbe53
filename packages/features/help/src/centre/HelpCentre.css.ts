import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  paddingBlock: `${vars.space.x6} ${vars.space.x10}`,
});

export const above = style({ marginBlockEnd: vars.space.x3 });

export const head = style({ marginBlockEnd: vars.space.x6 });

// On a phone topics and text take turns.
export const columns = style({
  display: 'grid',
  gap: vars.space.x6,
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)', gap: vars.space.x8 },
  },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  '@media': {
    [media.tablet]: { position: 'sticky', insetBlockStart: `calc(64px + ${vars.space.x5})` },
  },
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minInlineSize: 0,
  minBlockSize: '20rem',
  outlineOffset: '4px',
  '@media': {
    [media.tablet]: {
      minBlockSize: '32rem',
      padding: vars.space.x6,
      borderRadius: vars.radius.l,
      border: `${vars.surface.cardBorderWidth} solid ${vars.color.border}`,
      background: vars.color.surface,
      boxShadow: vars.shadow.raised,
    },
    [media.desktop]: { padding: vars.space.x8 },
  },
});

export const title = style({ outline: 'none', overflowWrap: 'anywhere' });

export const notOnPhone = style({ '@media': { [media.phoneOnly]: { display: 'none' } } });

export const onPhone = style({ '@media': { [media.tablet]: { display: 'none' } } });

/** The text goes on below the guide as after a part of its own. */
export const afterGuide = style({ marginBlockStart: vars.space.x4 });

/** Its text stands at the edge of the page, whatever room it has to be pressed. */
export const back = style([
  onPhone,
  { alignSelf: 'start', marginInlineStart: `calc(-1 * ${vars.space.x3})` },
]);

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x3} ${vars.space.x4}`,
  marginBlockStart: vars.space.x8,
  padding: vars.space.x5,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunken,
});
