import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { toneVars } from '../theme/tone.css.ts';

export const link = style({
  // A button would centre words that take two lines.
  textAlign: 'inherit',
  color: toneVars.text,
  fontWeight: vars.weight.medium,
  borderRadius: '2px',
  transition: `text-decoration-color ${vars.motion.fast} ${vars.motion.ease}`,
});

export const looks = styleVariants({
  inline: { textDecorationLine: 'underline' },
  quiet: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    textDecorationLine: 'none',
    '@media': {
      [media.hover]: { ':hover': { textDecorationLine: 'underline' } },
      [media.coarse]: { minBlockSize: '44px' },
    },
  },
});
