import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { toneVars } from '../theme/tone.css.ts';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x10,
  // Inside a card on a phone every pixel counts for the action's words.
  paddingInline: 'min(1rem, 3vi)',
  textAlign: 'center',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  marginBlockEnd: vars.space.x1,
  borderRadius: vars.radius.l,
  background: toneVars.soft,
  color: toneVars.onSoft,
});

export const picture = style({ inlineSize: 'min(12rem, 60%)', aspectRatio: '4 / 3' });

export const title = style({
  fontWeight: vars.weight.bold,
  fontSize: vars.size.l,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
});

export const text = style({ maxInlineSize: '34rem', color: vars.color.textMuted, textWrap: 'balance' });

export const action = style({ marginBlockStart: vars.space.x2 });
