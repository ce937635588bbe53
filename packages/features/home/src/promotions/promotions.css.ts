import { style } from '@vanilla-extract/css';
import { vars } from '@marquee/ui/theme';

export const page = style({ paddingBlock: `${vars.space.x6} ${vars.space.x12}` });

/** At most three beside each other, however large the screen. */
export const list = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(20rem, 30%)), 1fr))',
});

export const card = style({ blockSize: '100%' });

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  // The whole card is pressed, while only the title is read out as the link.
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const text = style({ overflowWrap: 'anywhere', color: vars.color.textMuted, fontSize: vars.size.s });

// At the foot of its card, in one line with those beside it.
export const until = style({
  marginBlockStart: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
});

export const place = style({ blockSize: '19rem', borderRadius: vars.radius.l });

export const filter = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
