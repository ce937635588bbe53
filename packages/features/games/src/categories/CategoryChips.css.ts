import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  minBlockSize: '3rem',
  marginInline: `calc(-1 * ${vars.space.x4})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.tablet]: { marginInline: 0 } },
});

export const onPhone = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const chips = style({
  display: 'flex',
  gap: vars.space.x2,
  inlineSize: 'max-content',
  paddingBlock: '4px',
  paddingInline: vars.space.x4,
  '@media': { [media.tablet]: { paddingInline: '4px' } },
});
