import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  paddingBlock: vars.space.x5,
  '@media': { [media.tablet]: { paddingBlock: vars.space.x10 } },
});

export const card = style({
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: '36rem',
  marginInline: 'auto',
  overflow: 'clip',
  borderRadius: vars.radius.l,
  border: `${vars.surface.cardBorderWidth} solid ${vars.color.border}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  '@media': {
    [media.desktop]: {
      maxInlineSize: '64rem',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    },
  },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x6,
  minInlineSize: 0,
  padding: vars.space.x5,
  '@media': {
    [media.tablet]: { padding: vars.space.x8 },
    // As high as what stands beside it, also where it only says that there is no form.
    [media.desktop]: { gridColumn: 2, minBlockSize: '36rem', padding: vars.space.x10 },
  },
});

/** What stands in place of the form is in the middle of its room. */
export const notice = style({ marginBlock: 'auto' });
