import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const square = style({ flex: 'none', padding: 0, borderRadius: vars.radius.m });

export const round = style({ flex: 'none', padding: 0, borderRadius: vars.radius.pill });

export const sizes = styleVariants({ s: 's', m: 'm', l: 'l' } as const, (size) => ({
  padding: 0,
  inlineSize: vars.control[size],
  blockSize: vars.control[size],
}));

export const dot = style({
  position: 'absolute',
  insetBlockStart: '22%',
  insetInlineEnd: '22%',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: '50%',
  background: vars.color.critical.solid,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
});
