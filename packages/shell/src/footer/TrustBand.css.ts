import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const band = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space.x5,
  paddingBlockEnd: vars.space.x6,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const fact = style({ display: 'flex', flexDirection: 'column', gap: '2px' });

export const label = style({ color: vars.color.textMuted, fontSize: vars.size.xs });

export const value = style({ fontSize: vars.size.m, fontWeight: vars.weight.bold });
