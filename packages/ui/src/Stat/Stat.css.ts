import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { toneVars } from '../theme/tone.css.ts';

export const stat = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  minInlineSize: 0,
  marginBlock: 'auto',
});

export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.m,
  background: toneVars.soft,
  color: toneVars.onSoft,
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, margin: 0 });

export const label = style({ fontSize: vars.size.s, color: vars.color.textMuted });

export const value = style({
  margin: 0,
  // Two of them stand beside each other on a phone.
  fontSize: `clamp(1.375rem, 1.25rem + 0.6vw, ${vars.size.xl})`,
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const note = style({ margin: 0, fontSize: vars.size.s, color: toneVars.text });
