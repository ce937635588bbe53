import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem) scale(0.98)' } });
const fromBottom = keyframes({ from: { transform: 'translateY(100%)' } });
const fromStart = keyframes({ from: { transform: 'translateX(var(--from))' } });

const enter = (name: string) => `${name} ${vars.motion.slow} ${vars.motion.ease}`;

export const modal = style({
  position: 'fixed',
  overflow: 'hidden',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.modal,
  outline: 'none',
  selectors: { '&[open]': { display: 'flex' } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

globalStyle(`${modal}::backdrop`, {
  background: vars.color.scrim,
  animation: `${fade} ${vars.motion.normal} ${vars.motion.ease}`,
});

const bottom = {
  inset: 'auto 0 0 0',
  inlineSize: '100%',
  maxBlockSize: '92dvh',
  borderStartStartRadius: vars.radius.l,
  borderStartEndRadius: vars.radius.l,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  animation: enter(fromBottom),
} as const;

const side = {
  insetBlock: 0,
  blockSize: '100dvh',
  inlineSize: 'min(24rem, 88vw)',
  animation: enter(fromStart),
} as const;

export const places = styleVariants({
  center: {
    '@media': {
      [media.phoneOnly]: bottom,
      [media.tablet]: {
        inset: 0,
        margin: 'auto',
        blockSize: 'fit-content',
        maxBlockSize: 'min(50rem, 94dvh)',
        borderRadius: vars.radius.l,
        animation: enter(rise),
      },
    },
  },
  bottom,
  start: {
    ...side,
    insetInline: '0 auto',
    vars: { '--from': '-100%' },
    selectors: { '[dir="rtl"] &': { vars: { '--from': '100%' } } },
  },
  end: {
    ...side,
    insetInline: 'auto 0',
    vars: { '--from': '100%' },
    selectors: { '[dir="rtl"] &': { vars: { '--from': '-100%' } } },
  },
});

export const widths = styleVariants({ s: 26, m: 34, l: 56 }, (rem) => ({
  '@media': { [media.tablet]: { inlineSize: `min(${rem}rem, calc(100vw - 3rem))` } },
}));

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: 'inherit',
});

export const head = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.x4,
  padding: `${vars.space.x4} ${vars.space.x4} ${vars.space.x3} ${vars.space.x5}`,
  '@media': {
    [media.tablet]: { padding: `${vars.space.x5} ${vars.space.x5} ${vars.space.x3} ${vars.space.x6}` },
  },
});

export const titles = style({ flex: 1, minInlineSize: 0, paddingBlockStart: '0.375rem' });

export const title = style({ fontSize: vars.size.l });

export const description = style({ marginBlockStart: vars.space.x1, color: vars.color.textMuted });

export const close = style({ marginBlockStart: '-0.125rem', marginInlineEnd: '-0.25rem' });

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space.x1} ${vars.space.x5} ${vars.space.x5}`,
  '@media': { [media.tablet]: { padding: `${vars.space.x1} ${vars.space.x6} ${vars.space.x6}` } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.x3,
  padding: `${vars.space.x4} ${vars.space.x5}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [media.tablet]: { paddingInline: vars.space.x6 },
    [media.phoneOnly]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
  },
});
