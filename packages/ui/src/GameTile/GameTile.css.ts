import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { normal, ease } = vars.motion;

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  inlineSize: '100%',
  containerType: 'inline-size',
});

/** A tile as narrow as three beside each other on a phone. */
const narrow = '(max-width: 132px)';

export const art = style({
  position: 'relative',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: vars.radius.tile,
  background: vars.color.skeleton,
  boxShadow: vars.shadow.raised,
  transition: `transform ${normal} ${ease}, box-shadow ${normal} ${ease}`,
  '@media': {
    [media.hover]: {
      selectors: {
        [`${tile}:hover &`]: { transform: 'translateY(-4px)', boxShadow: vars.shadow.floating },
      },
    },
  },
});

export const picture = style({ inlineSize: '100%', blockSize: '100%' });

const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const captions = styleVariants({
  caption: [words, { paddingBlockStart: vars.space.x2, paddingInline: '0.125rem' }],
  overlay: [
    words,
    {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      paddingInline: vars.space.x3,
      paddingBlock: `${vars.space.x8} ${vars.space.x2}`,
      '@container': { [narrow]: { paddingInline: '0.5rem', paddingBlock: '1.5rem 0.375rem' } },
      // The lower part is opaque, so that the words are legible on any picture.
      background: `linear-gradient(transparent, color-mix(in srgb, ${vars.color.surface} 88%, transparent) 45%, ${vars.color.surface})`,
      borderEndStartRadius: vars.radius.tile,
      borderEndEndRadius: vars.radius.tile,
      transition: `transform ${normal} ${ease}`,
      '@media': {
        [media.hover]: { selectors: { [`${tile}:hover &`]: { transform: 'translateY(-4px)' } } },
      },
    },
  ],
});

export const title = style({
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  lineHeight: 1.35,
  color: vars.color.text,
  textDecoration: 'none',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '@container': { [narrow]: { fontSize: vars.size.xs } },
  ':focus-visible': { outline: 'none' },
  // The whole tile leads where its title leads.
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1, borderRadius: vars.radius.tile },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const vendor = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.xs,
  color: vars.color.textMuted,
});

export const badges = style({
  position: 'absolute',
  insetBlockStart: '0.5rem',
  insetInlineStart: '0.5rem',
  insetInlineEnd: '2.5rem',
  display: 'flex',
  flexWrap: 'wrap',
  '@container': {
    [narrow]: { insetBlockStart: '0.25rem', insetInlineStart: '0.25rem', insetInlineEnd: '1.75rem' },
  },
  gap: vars.space.x1,
  pointerEvents: 'none',
});

export const favourite = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  '@container': { [narrow]: { margin: '-6px' } },
});

export const actions = style({
  position: 'absolute',
  zIndex: 2,
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  padding: vars.space.x3,
  background: vars.color.scrim,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.fast} ${ease}`,
  selectors: {
    [`${tile}:has(:focus-visible) &`]: { opacity: 1 },
  },
  '@media': {
    [media.hover]: { selectors: { [`${tile}:hover &`]: { opacity: 1 } } },
    '(hover: none)': { display: 'none' },
  },
});

export const pressable = style({ pointerEvents: 'auto' });

export const dimmed = style({ filter: 'grayscale(1)', opacity: 0.6 });
