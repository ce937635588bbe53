import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const scene = style({
  '@media': {
    [media.desktop]: {
      position: 'relative',
      display: 'flex',
      alignItems: 'end',
      aspectRatio: '4 / 3',
      // Takes what the form is longer, up to where its picture would grow coarse.
      flexGrow: 3,
      maxBlockSize: '36rem',
      // As wide as the column, which has room at its sides.
      marginInline: `calc(-1 * ${vars.space.x8})`,
      paddingInline: vars.space.x8,
    },
  },
});

/** Runs out into the ground below it. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  maskImage: 'linear-gradient(#000 50%, transparent 92%)',
});

export const words = style({ position: 'relative' });
