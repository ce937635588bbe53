import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { toneVars } from '../theme/tone.css.ts';

export const banner = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.x3,
  padding: vars.space.x3,
  paddingInlineStart: vars.space.x4,
  borderRadius: vars.radius.m,
  border: `1px solid color-mix(in srgb, ${toneVars.border} 45%, transparent)`,
  background: toneVars.soft,
  color: toneVars.onSoft,
});

export const icon = style({ marginBlockStart: '0.125rem' });

export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
});

export const heading = style({ fontWeight: vars.weight.bold });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x2,
});

export const dismiss = style({ marginBlock: '-0.25rem', marginInlineEnd: '-0.25rem', color: 'inherit' });
