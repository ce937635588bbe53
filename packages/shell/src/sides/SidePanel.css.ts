import { vars } from '@marquee/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { wide } from '../frame/wide.ts';

const place = style({
  position: 'fixed',
  insetBlockStart: '50%',
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  transform: 'translateY(-50%)',
  '@media': { [wide.belowTablet]: { display: 'none' } },
});

export const places = styleVariants({
  start: [place, { insetInlineStart: 0, '@media': { [wide.belowDesktop]: { display: 'none' } } }],
  end: [place, { insetInlineEnd: 0, flexDirection: 'row-reverse' }],
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'calc(100dvh - 6rem)',
  overflowY: 'auto',
  padding: vars.space.x1,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.raised,
});

const handle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '3.5rem',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  selectors: { '&:hover': { color: vars.color.text, background: vars.color.surface } },
});

export const handles = styleVariants({
  start: [
    handle,
    {
      borderInlineStart: 0,
      borderStartEndRadius: vars.radius.m,
      borderEndEndRadius: vars.radius.m,
    },
  ],
  end: [
    handle,
    {
      borderInlineEnd: 0,
      borderStartStartRadius: vars.radius.m,
      borderEndStartRadius: vars.radius.m,
    },
  ],
});

export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  inlineSize: '4.25rem',
  minBlockSize: '3.25rem',
  padding: vars.space.x1,
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars.color.surface, color: vars.color.text },
  },
});

export const code = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x1,
  textDecoration: 'none',
  fontSize: vars.size.s,
});
