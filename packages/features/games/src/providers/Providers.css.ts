import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

/** Holds the place of two rows until it is known who is here. */
export const room = style({ minBlockSize: '15rem' });

export const providers = style({
  display: 'grid',
  gap: vars.space.x3,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const provider = style({ display: 'grid' });

export const link = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x1,
  padding: vars.space.x4,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.textMuted,
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.borderStrong } } },
});

export const mark = style({
  blockSize: '2rem',
  inlineSize: '6rem',
  maxInlineSize: '100%',
  objectFit: 'contain',
  background: 'none',
});

export const count = style({ fontSize: vars.size.xs });
