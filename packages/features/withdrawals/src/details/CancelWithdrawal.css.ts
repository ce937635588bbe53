import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

/** Stands below everything, and no louder than a note. */
export const last = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
