import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'grid',
  gap: vars.space.x6,
  alignItems: 'start',
  paddingBlock: vars.space.x5,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

export const column = style({ display: 'grid', gap: vars.space.x3, justifyItems: 'start', minInlineSize: 0 });

export const wide = style({ justifySelf: 'stretch', minInlineSize: 0 });

export const group = style({ display: 'grid', gap: vars.space.x2, justifySelf: 'stretch' });

export const label = style({ fontWeight: vars.weight.bold, fontSize: vars.size.s });

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  columnGap: vars.space.x4,
});
