import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 });

export const member = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  marginBlockEnd: vars.space.x3,
});

export const muted = style({ color: vars.color.textMuted, fontSize: vars.size.s });

export const join = style({
  display: 'flex',
  gap: vars.space.x2,
  marginBlockEnd: vars.space.x4,
});

export const grid = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.x1 });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: vars.space.x2,
  paddingBlock: vars.space.x1,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.surfaceRaised } },
});

export const settings = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const languages = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x1 });

export const language = style([
  link,
  {
    gap: vars.space.x2,
    selectors: { '&[aria-current]': { background: vars.color.accent.soft, color: vars.color.accent.onSoft } },
  },
]);

export const clock = style({ color: vars.color.textMuted, fontSize: vars.size.xs });
