import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const search = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  // What is found changes with each letter: the box stays where it is.
  minBlockSize: '22rem',
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: '4rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const title = style({
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const about = style({ color: vars.color.textMuted, fontSize: vars.size.xs });

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
