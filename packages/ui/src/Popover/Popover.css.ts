import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const floating = style({
  position: 'fixed',
  overflow: 'auto',
  maxInlineSize: 'calc(100vw - 1rem)',
  maxBlockSize: 'min(32rem, 80dvh)',
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  opacity: 0,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}, transform ${vars.motion.fast} ${vars.motion.ease}`,
  transform: 'translateY(-4px)',
  selectors: {
    '&:popover-open': {
      opacity: 1,
      transform: 'none',
      '@starting-style': { opacity: 0, transform: 'translateY(-4px)' },
    },
  },
});

const area = (positionArea: string) => ({
  '@supports': {
    '(position-area: block-end)': {
      inset: 'auto',
      margin: 0,
      marginBlock: '6px',
      positionArea,
      positionTryFallbacks: 'flip-block, flip-inline',
    },
  },
});

export const aligns = styleVariants({
  start: area('block-end span-inline-end'),
  end: area('block-end span-inline-start'),
  center: area('block-end'),
});

export const padded = style({ padding: vars.space.x4, minInlineSize: '16rem' });

export const phoneSheet = style({
  '@media': {
    [media.phoneOnly]: {
      inset: 'auto 0 0 0 !important',
      margin: 0,
      positionArea: 'none',
      inlineSize: '100%',
      maxInlineSize: 'none',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
  },
});

globalStyle(`${phoneSheet}::backdrop`, {
  '@media': { [media.phoneOnly]: { background: vars.color.scrim } },
});
