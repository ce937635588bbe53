import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: '0.375rem', minInlineSize: 0 });

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  fontSize: vars.size.s,
});

export const labelText = style({ fontSize: vars.size.s, fontWeight: vars.weight.medium });

export const mark = style({ color: vars.color.critical.text, marginInlineStart: '0.2em' });

export const hintText = style({ fontSize: vars.size.s, color: vars.color.textMuted });

export const errorText = style({
  display: 'flex',
  gap: '0.375rem',
  alignItems: 'start',
  fontSize: vars.size.s,
  color: vars.color.critical.text,
});

export const errorIcon = style({ marginBlockStart: '0.2em' });
