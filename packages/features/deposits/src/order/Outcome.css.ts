import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { toneVars } from '@marquee/ui/tone';
import { style } from '@vanilla-extract/css';

export const outcome = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x6,
  textAlign: 'center',
  ':focus': { outline: 'none' },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: '50%',
  background: toneVars.soft,
  color: toneVars.onSoft,
});

export const sum = style({
  fontSize: vars.size.display,
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x2,
  '@media': {
    [media.phoneOnly]: { flexDirection: 'column', alignItems: 'stretch', justifySelf: 'stretch' },
  },
});
