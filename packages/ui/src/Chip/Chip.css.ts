import { style } from '@vanilla-extract/css';
import { forcedSelection } from '../base/forcedSelection.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.control.s,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [media.hover]: {
      ':hover': { background: vars.color.neutral.soft, borderColor: vars.color.borderStrong },
    },
  },
  selectors: {
    // An icon brings air of its own.
    '&:has(> svg)': { paddingInline: vars.space.x3 },
    '&[aria-pressed="true"], &[aria-current="page"]': {
      background: vars.color.accent.soft,
      borderColor: vars.color.accent.border,
      color: vars.color.accent.onSoft,
      '@media': { [media.forcedColors]: forcedSelection },
    },
  },
});
