import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const board = style({
  position: 'relative',
  padding: vars.space.x4,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.accent.border}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  '@media': { [media.tablet]: { padding: vars.space.x5 } },
});

/** Over the end of a scene. It draws itself up, so that nothing else comes to stand there where it is left out. */
export const overScene = style({
  marginBlockStart: `calc(-1 * ${vars.space.x16})`,
  '@media': { [media.tablet]: { marginBlockStart: '-8.5rem' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  marginBlockEnd: vars.space.x3,
});

export const regions = style({
  display: 'grid',
  gap: vars.space.x4,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.x5 } },
});

export const region = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '@media': {
    [media.tablet]: {
      selectors: {
        '& + &': { paddingInlineStart: vars.space.x5, borderInlineStart: `1px solid ${vars.color.border}` },
      },
    },
  },
});

export const regionHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

export const regionName = style({
  fontFamily: vars.font.body,
  fontSize: vars.size.m,
  fontWeight: vars.weight.bold,
  letterSpacing: 'normal',
});

export const time = style({
  flex: 'none',
  color: vars.color.accent.text,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

/** Room for three provinces, so that what comes moves nothing. */
export const lines = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  '@media': { [media.tablet]: { minBlockSize: 'calc(3 * 2.75rem)' } },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minBlockSize: '2.75rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const name = style({
  minInlineSize: 0,
  color: vars.color.text,
  fontSize: vars.size.s,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
});

export const digits = style({
  flex: 'none',
  fontSize: vars.size.l,
  fontWeight: vars.weight.medium,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
});

export const ending = style({ color: vars.color.accent.text, fontWeight: vars.weight.bold });

export const about = style({ color: vars.color.textMuted, fontSize: vars.size.xs });

export const muted = style({
  flex: 'none',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});

export const quick = style({
  display: 'grid',
  gap: `${vars.space.x3} ${vars.space.x5}`,
  marginBlockStart: vars.space.x4,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});

export const quickDraw = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  minBlockSize: '3.75rem',
});

export const balls = style({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: vars.space.x1,
  minBlockSize: '1.75rem',
});

export const ball = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.75rem',
  blockSize: '1.75rem',
  paddingInline: '5px',
  borderRadius: vars.radius.pill,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
