import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const list = style({
  display: 'flex',
  gap: vars.space.x1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${vars.color.border}`,
});

export const tab = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: '44px',
  paddingInline: vars.space.x4,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.label,
  borderStartStartRadius: vars.radius.s,
  borderStartEndRadius: vars.radius.s,
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  ':focus-visible': { outlineOffset: '-2px' },
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: vars.space.x3,
    insetBlockEnd: 0,
    blockSize: '2px',
    borderRadius: '2px',
    background: vars.color.accent.text,
    transform: 'scaleX(0)',
    transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  },
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.text },
    '&[aria-selected="true"]::after': { transform: 'none' },
  },
  '@media': {
    [media.phoneOnly]: { paddingInline: vars.space.x3 },
    [media.hover]: { ':hover': { color: vars.color.text } },
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]::after': { background: 'Highlight' } } },
  },
});

// Four do not fit beside one another on a phone: two rows of two show all.
const four = `${list}:has(> :nth-child(4):last-child)`;
const narrow = 'screen and (max-width: 539.98px)';
const smallest = 'screen and (max-width: 359.98px)';
globalStyle(four, {
  '@media': {
    [narrow]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 0, boxShadow: 'none' },
  },
});
globalStyle(`${four} > ${tab}`, {
  '@media': {
    [narrow]: {
      justifyContent: 'center',
      paddingInline: vars.space.x1,
      boxShadow: `inset 0 -1px ${vars.color.border}`,
    },
    [smallest]: { fontSize: vars.size.s },
  },
});
globalStyle(`${four} > ${tab}::after`, { '@media': { [narrow]: { insetInline: 0 } } });

export const panel = style({ paddingBlockStart: vars.space.x4 });
