import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const doorway = style({ minBlockSize: '100dvh', paddingBlock: vars.space.x8 });
export const door = style({ maxInlineSize: '30rem' });

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  '@media': { [media.tablet]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gridTemplateRows: '1fr' } },
});

export const narrowFrame = style({
  '@media': { [media.tablet]: { gridTemplateColumns: '4rem minmax(0, 1fr)' } },
});

/** What a phone has in place of the side bar. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x2,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [media.tablet]: { display: 'none' } },
});

export const barName = style({ flex: 1, minInlineSize: 0 });

export const side = style({
  display: 'none',
  '@media': {
    [media.tablet]: {
      position: 'sticky',
      insetBlockStart: 0,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.x4,
      blockSize: '100dvh',
      padding: vars.space.x3,
      background: vars.color.surface,
      borderInlineEnd: `1px solid ${vars.color.border}`,
    },
  },
});

export const narrowSide = style({ '@media': { [media.tablet]: { alignItems: 'center' } } });

/** Scrolls by itself, so that the person below stays in sight. */
export const pages = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', alignSelf: 'stretch' });

export const content = style({
  minInlineSize: 0,
  padding: vars.space.x4,
  '@media': { [media.tablet]: { padding: vars.space.x6 } },
});

export const page = style({ maxInlineSize: '80rem', marginInline: 'auto' });

// Half of a phone's width is too little for a state of several words on one line, as cards and rows have them.
globalStyle(`${page} :is(td, li) span`, { '@media': { [media.phoneOnly]: { whiteSpace: 'normal' } } });

globalStyle(`${page} [role="radiogroup"]`, { '@media': { [media.phoneOnly]: { flexWrap: 'wrap' } } });

/** Too narrow for five beside one another, which would leave the last one alone. */
const narrow = 'screen and (max-width: 539.98px)';

globalStyle(`${page} [role="radiogroup"]:has(> :nth-child(5)) > *`, {
  '@media': { [narrow]: { flexBasis: '30%', gap: vars.space.x1, paddingInline: vars.space.x1 } },
});

export const name = style({ whiteSpace: 'nowrap' });

export const who = style({ minInlineSize: 0 });
