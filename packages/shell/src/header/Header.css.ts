import { vars } from '@marquee/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { headerHeight, wide } from '../frame/wide.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 30,
  blockSize: headerHeight.phone,
  background: vars.surface.headerBackground,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [wide.tablet]: { blockSize: headerHeight.wide } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  blockSize: '100%',
  paddingInline: vars.space.x3,
  '@media': {
    [wide.tablet]: { gap: vars.space.x3, paddingInline: vars.space.x4 },
    [wide.desktop]: { paddingInline: vars.space.x6 },
  },
});

export const arrangements = styleVariants({
  leading: {},
  centred: {
    '@media': {
      // In the middle as far as a balance beside it leaves it there whole.
      [wide.belowTablet]: { display: 'grid', gridTemplateColumns: '1fr auto minmax(max-content, 1fr)' },
    },
  },
});

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: '2.75rem',
  borderRadius: vars.radius.s,
});

export const mark = style({
  display: 'block',
  blockSize: '1.75rem',
  '@media': { [wide.tablet]: { blockSize: '2rem' } },
});

export const notOnNarrowPhone = style({ '@media': { [wide.narrowPhone]: { display: 'none' } } });

export const onNarrowPhone = style({
  display: 'none',
  '@media': { [wide.narrowPhone]: { display: 'block', inlineSize: '1.75rem' } },
});

globalStyle(`${mark} > svg`, { blockSize: '100%', inlineSize: 'auto' });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x1,
  marginInlineStart: 'auto',
  minInlineSize: 0,
});

export const clock = style({
  display: 'none',
  paddingInline: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  lineHeight: 1.35,
  textAlign: 'end',
  '@media': {
    [wide.roomyTablet]: { display: 'block', whiteSpace: 'nowrap' },
    // The navigation has the room before it.
    [wide.desktopOnly]: { display: 'none' },
    // Date above time.
    [wide.roomyOnly]: { inlineSize: '7.75rem', whiteSpace: 'normal' },
  },
});

export const notOnPhone = style({ '@media': { [wide.belowTablet]: { display: 'none' } } });

export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  whiteSpace: 'nowrap',
});

export const member = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.m,
  textAlign: 'start',
  ':hover': { background: vars.color.neutral.soft },
  '@media': { [wide.tablet]: { display: 'flex' } },
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const nickname = style({ ...oneLine, maxInlineSize: '7rem', fontSize: vars.size.s });
