import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { toneVars } from '../theme/tone.css.ts';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  inlineSize: 'fit-content',
  minBlockSize: '1.375rem',
  paddingInline: '0.5rem',
  borderRadius: `min(${vars.radius.pill}, 0.6875rem)`,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.label,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const looks = styleVariants({
  solid: { background: toneVars.solid, color: toneVars.onSolid },
  soft: { background: toneVars.soft, color: toneVars.onSoft },
});
