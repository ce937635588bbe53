import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two beside one another on a phone: the games begin higher up. */
export const filters = style({
  display: 'grid',
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: vars.space.x3,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) auto' },
  },
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
