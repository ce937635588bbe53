import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingBlock: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

/** How it stands is beside the name, however much is told below. */
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});
