import { style } from '@vanilla-extract/css';
import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';

const categoryHeight = '5.25rem';

export const categories = style({
  minBlockSize: categoryHeight,
  marginInline: `calc(-1 * ${vars.space.x4})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.tablet]: { marginInline: 0 } },
});

export const categoryList = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(5.5rem, 1fr)',
  gap: vars.space.x2,
  inlineSize: 'max-content',
  minInlineSize: '100%',
  paddingInline: vars.space.x4,
  paddingBlock: '4px',
  '@media': { [media.tablet]: { paddingInline: '4px', gap: vars.space.x3 } },
});

export const category = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  blockSize: categoryHeight,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.m,
  border: `${vars.surface.cardBorderWidth} solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [media.hover]: { ':hover': { background: vars.color.surfaceRaised } },
    [media.tablet]: { fontSize: vars.size.s },
  },
});

export const categoryIcon = style({ color: vars.color.accent.text });

export const service = style({
  display: 'grid',
  gap: vars.space.x4,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' } },
});

export const serviceCard = style({ gap: vars.space.x3, alignItems: 'start' });

// Alone in its row it is low and wide: who helps at one end, the ways to them at the other.
export const supportCard = style([
  serviceCard,
  {
    '@media': {
      [media.desktop]: {
        selectors: {
          '&:only-child': { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
        },
      },
    },
  },
]);

export const supportPart = style({ display: 'grid', gap: vars.space.x3, justifyItems: 'start' });

/** Buttons side by side; one below the other on a phone, where they are equally wide. */
export const supportSteps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  inlineSize: '100%',
});

export const supportStep = style({ '@media': { [media.phoneOnly]: { flex: '1 1 auto' } } });

export const muted = style({ color: vars.color.textMuted });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x5 });

export const way = style({ display: 'grid', justifyItems: 'center', gap: vars.space.x2 });

export const code = style({
  display: 'block',
  padding: vars.space.x2,
  borderRadius: vars.radius.m,
  // A scanner wants dark on light whatever the scheme is.
  background: '#ffffff',
  color: '#000000',
  '@media': { [media.phoneOnly]: { display: 'none' } },
});

export const wayLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: '2.75rem',
});

export const channels = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x2} ${vars.space.x5}`,
});
