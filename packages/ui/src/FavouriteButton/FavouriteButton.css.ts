import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const favourite = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  color: vars.color.text,
  // A round ground of its own, so that the heart is seen on any picture.
  '::before': {
    content: '',
    gridArea: '1 / 1',
    inlineSize: '30px',
    blockSize: '30px',
    borderRadius: '50%',
    background: `color-mix(in srgb, ${vars.color.surface} 82%, transparent)`,
  },
  ':focus-visible': { outlineOffset: '-6px', borderRadius: '50%' },
  selectors: { '&[aria-pressed="true"]': { color: vars.color.critical.text } },
});

export const heart = style({
  gridArea: '1 / 1',
  position: 'relative',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`${favourite}:hover &`]: { transform: 'scale(1.15)' },
    [`${favourite}:active &`]: { transform: 'scale(0.9)' },
  },
});
