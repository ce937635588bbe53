import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { fieldGround } from './fieldGround.ts';
import { vars } from '../theme/theme.css.ts';

/** The box of every control that a text or value is entered in. */
export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.control.m,
  paddingInline: vars.space.x3,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  background: fieldGround,
  color: vars.color.text,
  lineHeight: vars.lineHeight.tight,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  '@media': {
    // Below 16 px iOS zooms into the page when a field takes the focus.
    [media.coarse]: { fontSize: '1rem' },
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { borderColor: vars.color.textMuted } } },
  },
  selectors: {
    '&:disabled, &:has(:disabled:not(option))': { opacity: 0.6, cursor: 'not-allowed' },
    // What else stands in the box, as a button, shows its own ring.
    '&:focus-visible, &:has(:is(input, textarea):focus)': {
      outline: 'none',
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 1px ${vars.color.focus}`,
      '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
    },
    '&[aria-invalid="true"], &:has([aria-invalid="true"])': { borderColor: vars.color.critical.border },
  },
});
