import { displayFace, vars } from '@marquee/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { bottomBarHeight, wide } from '../frame/wide.ts';

export const footer = style({
  marginBlockStart: vars.space.x10,
  paddingBlock: vars.space.x8,
  paddingBlockEnd: `calc(${vars.space.x8} + ${bottomBarHeight} + env(safe-area-inset-bottom))`,
  background: vars.color.surfaceSunken,
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.size.s,
  // Out of sight it is not laid out, so that the first paint waits neither for that nor for letters that it alone has.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 64rem',
  '@media': { [wide.tablet]: { paddingBlockEnd: vars.space.x8, containIntrinsicBlockSize: 'auto 30rem' } },
});

export const parts = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x8 });

export const providers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x5,
  // On a phone the marks stand in the columns of what follows: no last one is left alone in the middle.
  '@media': {
    [wide.belowTablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
      gap: `${vars.space.x4} ${vars.space.x6}`,
    },
  },
});

export const inTheMiddle = style({ justifyContent: 'center' });

export const provider = style({
  inlineSize: 'auto',
  blockSize: '1.75rem',
  objectFit: 'contain',
  background: 'none',
  opacity: 0.75,
});

const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: vars.space.x6,
});

export const arrangements = styleVariants({
  columns: [columns],
  band: [columns],
  /** Everything in the middle, what the brand says above the rest. */
  centred: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `${vars.space.x6} ${vars.space.x10}`,
    textAlign: 'center',
  },
});

export const about = style({
  color: vars.color.textMuted,
  selectors: { [`${arrangements.centred} > &`]: { flexBasis: '100%' } },
});

export const name = style({
  display: 'block',
  marginBlockEnd: vars.space.x2,
  color: vars.color.text,
  ...displayFace,
  fontSize: vars.size.xl,
});

export const heading = style({
  marginBlockEnd: vars.space.x2,
  fontFamily: vars.font.body,
  fontSize: vars.size.s,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.label,
});

export const links = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  overflowWrap: 'anywhere',
  selectors: { [`${arrangements.centred} &`]: { alignItems: 'center' } },
});

/** Where the code of the apps will stand, until it is known whether there are any. */
export const downloadPlace = style({ minBlockSize: '10rem' });

export const systemsPlace = style({ inlineSize: '9rem' });

export const codePlace = style({
  inlineSize: '5.875rem',
  blockSize: '5.875rem',
  marginBlock: `${vars.space.x3} 0`,
});

/** Does not break inside. */
export const whole = style({ whiteSpace: 'nowrap' });

// There is no app to tell of, or it would be a code for the phone that shows it.
export const download = style({
  ':empty': { display: 'none' },
  '@media': { [wide.belowTablet]: { display: 'none' } },
});

export const code = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x3,
});

export const legal = style({
  display: 'flex',
  gap: vars.space.x4,
  alignItems: 'start',
  paddingBlockStart: vars.space.x6,
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});

export const age = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: '50%',
  border: `2px solid ${vars.color.critical.border}`,
  color: vars.color.text,
  fontWeight: vars.weight.bold,
});

export const legalTexts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  maxInlineSize: '70ch',
});
