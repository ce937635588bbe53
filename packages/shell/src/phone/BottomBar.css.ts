import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';
import { bottomBarHeight, wide } from '../frame/wide.ts';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 30,
  display: 'flex',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: vars.surface.headerBackground,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [wide.tablet]: { display: 'none' } },
});

export const entry = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  blockSize: bottomBarHeight,
  paddingInline: '2px',
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&[aria-current], &[aria-expanded="true"]': {
      color: vars.color.accent.text,
      '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  // Equal shares would break the longest name there.
  '@media': { [wide.smallPhone]: { flexBasis: 'auto' } },
});

export const dotted = style({
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: '-2px',
    insetInlineEnd: '-4px',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: '50%',
    background: vars.color.critical.solid,
  },
});
