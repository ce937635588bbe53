import { vars } from '@marquee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const panel = style({
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});

/** A picture's side, as `SquarePicture` draws its smallest. */
const side = '2.25rem';

/** The picture stands out of the line, so that the name and the figure across share theirs. */
export const game = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: side,
  paddingInlineStart: `calc(${side} + ${vars.space.x3})`,
  whiteSpace: 'normal',
});

globalStyle(`${game} > img`, {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: `calc((100% - ${side}) / 2)`,
});

export const link = style({
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
