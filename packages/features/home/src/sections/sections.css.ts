import { style } from '@vanilla-extract/css';
import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';

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
