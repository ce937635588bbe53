import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

/** The drawn avatars, as many beside each other as there is room for. */
export const avatars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.25rem, 1fr))',
  gap: vars.space.x2,
});

export const avatar = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.x2,
  border: `2px solid transparent`,
  borderRadius: vars.radius.l,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&:has(:checked)': { borderColor: vars.color.accent.border, background: vars.color.surfaceSunken },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const avatarPicture = style({ inlineSize: '4rem', blockSize: '4rem', borderRadius: '50%' });

export const avatarInput = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  margin: 0,
  cursor: 'pointer',
});
