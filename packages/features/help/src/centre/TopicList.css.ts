import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 });

export const topic = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minBlockSize: '44px',
  padding: `${vars.space.x2} ${vars.space.x4}`,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [media.hover]: { ':hover': { background: vars.color.neutral.soft } },
    [media.phoneOnly]: { minBlockSize: '52px', background: vars.color.surface },
    [media.tablet]: {
      selectors: {
        '&[aria-current="page"]': { background: vars.color.accent.soft, color: vars.color.accent.onSoft },
      },
    },
  },
});
