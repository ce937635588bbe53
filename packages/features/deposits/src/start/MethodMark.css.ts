import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

/** A small card, whatever the way is: all ways stand in one row of marks. */
export const mark = style({
  flex: 'none',
  inlineSize: '4rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.s,
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.border}`,
});

export const ink = style({ fill: vars.color.text });
export const lead = style({ fill: vars.color.accent.solid });
export const onLead = style({ fill: vars.color.accent.onSolid });
export const second = style({ fill: vars.color.secondary.solid });
