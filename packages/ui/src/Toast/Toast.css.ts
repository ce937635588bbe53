import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { toneVars } from '../theme/tone.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

export const toast = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  inlineSize: '100%',
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '4px',
    background: toneVars.border,
  },
  animation: `${appear} ${vars.motion.normal} ${vars.motion.ease}`,
});

export const icon = style({ color: toneVars.text });

export const words = style({ flex: 1, minInlineSize: 0 });

export const dismiss = style({ marginBlock: '-0.25rem', marginInlineEnd: '-0.5rem' });

export const region = style({
  position: 'fixed',
  inset: 'auto 0 0 0',
  margin: 0,
  inlineSize: 'auto',
  overflow: 'visible',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x4,
  paddingBlockEnd: `calc(4.5rem + env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  zIndex: 100,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    // A dialog comes from below there, and has its buttons where toasts would lie.
    [media.phoneOnly]: {
      selectors: {
        'html:has(dialog:modal) &': {
          inset: '0 0 auto 0',
          padding: vars.space.x4,
          paddingBlockStart: `calc(${vars.space.x4} + env(safe-area-inset-top))`,
        },
      },
    },
    [media.tablet]: {
      inset: 'auto 0 0 auto',
      inlineSize: 'min(26rem, 100vw)',
      alignItems: 'end',
      padding: vars.space.x6,
    },
  },
});
