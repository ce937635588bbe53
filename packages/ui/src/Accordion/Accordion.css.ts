import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column' });

export const item = style({ borderBlockEnd: `1px solid ${vars.color.border}` });

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  minBlockSize: '3.25rem',
  paddingBlock: vars.space.x2,
  fontWeight: vars.weight.medium,
  listStyle: 'none',
  borderRadius: vars.radius.s,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { ':hover': { color: vars.color.accent.text } } },
});

export const chevron = style({
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { [`details[open] > ${heading} > &`]: { transform: 'rotate(180deg)' } },
});

export const body = style({ paddingBlockEnd: vars.space.x4, color: vars.color.textMuted });
