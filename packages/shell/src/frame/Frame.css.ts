import { vars } from '@marquee/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { bottomBarHeight, headerHeight, railWidth, wide } from './wide.ts';

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space.x2,
  insetInlineStart: vars.space.x2,
  zIndex: 60,
  padding: `${vars.space.x2} ${vars.space.x4}`,
  borderRadius: vars.radius.m,
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});

const besideRail = style({
  '@media': { [wide.tabletOnly]: { paddingInlineStart: railWidth.tablet } },
});

/** Leaves its room to the rail, where there is one. */
export const beside = styleVariants({
  bar: [besideRail],
  rail: [besideRail, { '@media': { [wide.desktop]: { paddingInlineStart: railWidth.desktop } } }],
  menu: {},
});

// The foot of a page stays out of sight while its content is still on its way.
export const main = style({
  minBlockSize: `calc(100dvh - ${headerHeight.phone})`,
  outline: 'none',
  '@media': { [wide.tablet]: { minBlockSize: `calc(100dvh - ${headerHeight.wide})` } },
});

/** Where no foot of a page makes room for the bar of a phone. */
export const endsAboveBar = style({
  '@media': {
    [wide.belowTablet]: { paddingBlockEnd: `calc(${bottomBarHeight} + env(safe-area-inset-bottom))` },
  },
});
