import { vars } from '@marquee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../frame/wide.ts';

export const list = style({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

globalStyle(`${list} > li + li`, { borderBlockStart: `1px solid ${vars.color.border}` });

export const label = style({ flex: 1, minInlineSize: 0 });

/** Where the menu is a page's end it leads on; beside the page the marked line says enough. */
export const leadsOn = style({ '@media': { [wide.desktop]: { display: 'none' } } });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x2,
  color: vars.color.text,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'start',
  textDecoration: 'none',
  '@media': {
    [wide.desktop]: { minBlockSize: '2.75rem' },
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
