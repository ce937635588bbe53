import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const ends = style({
  display: 'grid',
  // Room for a label with its day in words beside it, on one line.
  gridTemplateColumns: 'repeat(auto-fit, minmax(12.5rem, 1fr))',
  alignItems: 'start',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  border: 'none',
  minInlineSize: 0,
});

/** Stands beside the boxes, whose labels are above them; on a phone below both. */
export const beside = style({
  display: 'grid',
  '@media': {
    [media.phoneOnly]: { gridColumn: '1 / -1' },
    [media.tablet]: { marginBlockStart: '1.75rem' },
  },
});
