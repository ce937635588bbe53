import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  paddingBlock: `${vars.space.x4} ${vars.space.x10}`,
});

export const trail = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  fontSize: vars.size.s,
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  whiteSpace: 'nowrap',
  // Drawn beside the words, and read out by none.
  '::after': { content: '"/" / ""', color: vars.color.textMuted },
});

export const here = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
});

/** Picture above on a phone, beside elsewhere; the rules go under the words. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(14rem, 18rem) minmax(0, 1fr)', columnGap: vars.space.x8 },
    // What a tall picture leaves over goes below the rules, not between them and the words.
    [media.desktop]: { gridTemplateColumns: '20rem minmax(0, 1fr) 20rem', gridTemplateRows: 'auto 1fr' },
  },
});

export const art = style({
  overflow: 'hidden',
  inlineSize: '100%',
  // Small enough on a phone that the way to play is in sight.
  maxInlineSize: '10.5rem',
  marginInline: 'auto',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.tile,
  background: vars.color.skeleton,
  boxShadow: vars.shadow.floating,
  '@media': {
    [media.tablet]: { maxInlineSize: 'none' },
    [media.desktop]: { gridRow: 'span 2' },
  },
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minInlineSize: 0,
});

export const side = style({
  display: 'grid',
  gap: vars.space.x4,
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1' },
    [media.desktop]: { gridColumn: 3, gridRow: '1 / span 2' },
  },
});

export const rules = style({
  display: 'grid',
  gap: vars.space.x3,
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1' },
    [media.desktop]: { gridColumn: 2 },
  },
});

export const vendor = style({ gap: vars.space.x2 });

/** Kept free from the start: the mark comes with the vendors' own answer. */
export const mark = style({ display: 'block', inlineSize: '1.75rem', blockSize: '1.75rem' });

/** The sign alone, which stands first in a mark: its letters would be too small here, and the name is beside it. */
export const markPicture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'left',
});

export const play = style({
  display: 'grid',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunken,
});

/** As wide as the panel on a phone, where they stand one below another; as wide as their words elsewhere. */
export const ways = style({
  display: 'grid',
  gap: vars.space.x2,
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 } },
});

/** The figures of a game as high as they mostly are. */
export const factsWaiting = style({ blockSize: '24rem' });

export const facts = style({ display: 'grid', margin: 0, marginBlockStart: vars.space.x1 });

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  paddingBlock: vars.space.x2,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const factName = style({ color: vars.color.textMuted, fontSize: vars.size.s });

export const factValue = style({
  margin: 0,
  textAlign: 'end',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
