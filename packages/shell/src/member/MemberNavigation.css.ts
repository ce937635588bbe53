import { vars } from '@marquee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../frame/wide.ts';

/** A row to be swiped; beside the page of a desktop a list. */
export const list = style({
  '@media': {
    [wide.belowDesktop]: {
      display: 'flex',
      gap: vars.space.x1,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      overscrollBehaviorX: 'contain',
      // To the edges of the window, which cut what is further on.
      marginInline: `calc(-1 * ${vars.space.x4})`,
      paddingInline: vars.space.x3,
    },
    [wide.desktop]: {
      display: 'grid',
      overflow: 'hidden',
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.l,
      background: vars.color.surface,
    },
  },
});

globalStyle(`${list} > li + li`, {
  '@media': { [wide.desktop]: { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const label = style({
  minInlineSize: 0,
  '@media': {
    [wide.belowDesktop]: { inlineSize: '100%', overflowWrap: 'anywhere' },
    [wide.desktop]: { flex: 1 },
  },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  lineHeight: vars.lineHeight.tight,
  color: vars.color.text,
  textDecoration: 'none',
  '@media': {
    [wide.belowDesktop]: {
      flexDirection: 'column',
      gap: vars.space.x1,
      inlineSize: '5rem',
      blockSize: '100%',
      minBlockSize: '4.5rem',
      paddingBlock: vars.space.x2,
      paddingInline: '2px',
      borderRadius: vars.radius.m,
      fontSize: vars.size.xs,
      textAlign: 'center',
    },
    [wide.desktop]: {
      gap: vars.space.x3,
      inlineSize: '100%',
      minBlockSize: '2.75rem',
      paddingInline: vars.space.x4,
      paddingBlock: vars.space.x2,
      textAlign: 'start',
    },
    // The reader's own colours take the ground away that marks the page.
    '(forced-colors: active)': { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
  },
  selectors: {
    '&:hover': { background: vars.color.surfaceRaised },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': {
      background: vars.color.accent.soft,
      color: vars.color.accent.onSoft,
      fontWeight: vars.weight.medium,
    },
  },
});
