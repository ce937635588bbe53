import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  margin: 0,
  marginBlockStart: vars.space.x2,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.s,
});

const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
});

export const open = style([item, { color: vars.color.textMuted }]);

export const met = style([item, { color: vars.color.positive.text }]);
