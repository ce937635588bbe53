import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { createVar, fallbackVar, style } from '@vanilla-extract/css';

/** How many stand beside each other on a desktop, where it is not six. */
export const columns = createVar();

/** Three on a phone, four on a tablet, six on a desktop. */
export const tiles = style({
  display: 'grid',
  gap: vars.space.x3,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: `repeat(${fallbackVar(columns, '6')}, minmax(0, 1fr))` },
  },
});

export const item = style({ display: 'grid', minInlineSize: 0 });
