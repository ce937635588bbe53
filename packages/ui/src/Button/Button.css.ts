import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { toneVars } from '../theme/tone.css.ts';

const { fast, ease } = vars.motion;

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  fontFamily: vars.font.body,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.label,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  userSelect: 'none',
  transition: `background-color ${fast} ${ease}, border-color ${fast} ${ease}, box-shadow ${fast} ${ease}, transform ${fast} ${ease}`,
  selectors: {
    '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'translateY(1px)' },
    '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': { opacity: 0.5, cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});

/** Light on the upper edge and shade on the lower one, outside of where words stand. */
const edge = `inset 0 1px oklch(from ${toneVars.solid} calc(l + 0.1) c h), inset 0 -1px oklch(from ${toneVars.solid} calc(l - 0.07) c h)`;

const enabledHover = '&:hover:not(:disabled, [aria-disabled="true"])';

export const looks = styleVariants({
  solid: {
    background: toneVars.solid,
    color: toneVars.onSolid,
    boxShadow: edge,
    '@media': {
      [media.hover]: {
        selectors: {
          [enabledHover]: {
            background: toneVars.solidHover,
            boxShadow: `${edge}, 0 6px 18px -8px ${toneVars.solid}`,
          },
        },
      },
    },
  },
  soft: {
    background: toneVars.soft,
    color: toneVars.onSoft,
    '@media': {
      [media.hover]: { selectors: { [enabledHover]: { background: toneVars.softHover } } },
    },
  },
  outline: {
    borderColor: toneVars.border,
    color: toneVars.text,
    '@media': {
      [media.hover]: {
        selectors: { [enabledHover]: { background: toneVars.soft, color: toneVars.onSoft } },
      },
    },
  },
  quiet: {
    color: toneVars.text,
    '@media': {
      [media.hover]: {
        selectors: { [enabledHover]: { background: toneVars.soft, color: toneVars.onSoft } },
      },
    },
  },
});

export const sizes = styleVariants({
  s: {
    minBlockSize: vars.control.s,
    paddingInline: vars.space.x3,
    paddingBlock: '0.25rem',
    fontSize: vars.size.s,
  },
  m: { minBlockSize: vars.control.m, paddingInline: vars.space.x5, paddingBlock: '0.375rem' },
  l: {
    minBlockSize: vars.control.l,
    paddingInline: vars.space.x6,
    paddingBlock: '0.5rem',
    fontSize: '1.0625rem',
  },
});

/** Its words are in its middle: room at its sides would only break them on the smallest phones. */
export const full = style({ inlineSize: '100%', paddingInline: vars.space.x3 });

export const wait = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

export const waiting = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  // Not hidden, for it still names the button.
  opacity: 0,
});
