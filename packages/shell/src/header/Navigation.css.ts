import { vars } from '@marquee/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { headerHeight, railWidth, wide } from '../frame/wide.ts';

const rail = {
  display: 'block',
  position: 'fixed',
  insetBlockStart: headerHeight.wide,
  insetBlockEnd: 0,
  insetInlineStart: 0,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.border}`,
} as const;

const navigation = style({
  display: 'none',
  '@media': { [wide.tabletOnly]: { ...rail, inlineSize: railWidth.tablet } },
});

/** On a desktop in the header, at the side, or behind the button of the menu. */
export const navigations = styleVariants({
  bar: [navigation, { '@media': { [wide.desktop]: { display: 'block', minInlineSize: 0, flex: 1 } } }],
  rail: [navigation, { '@media': { [wide.desktop]: { ...rail, inlineSize: railWidth.desktop } } }],
  menu: {
    display: 'none',
  },
});

export const line = styleVariants({
  bar: {
    '@media': { [wide.desktop]: { display: 'flex', alignItems: 'center', blockSize: headerHeight.wide } },
  },
  rail: {},
  menu: {},
});

const list = style({
  display: 'flex',
  '@media': { [wide.tabletOnly]: { flexDirection: 'column', gap: vars.space.x1, padding: vars.space.x2 } },
});

export const lists = styleVariants({
  /** One line on a desktop: what does not fit wraps out of sight, and is moved under "More". */
  bar: [
    list,
    {
      '@media': {
        [wide.desktop]: {
          flexWrap: 'wrap',
          alignContent: 'flex-start',
          minInlineSize: 0,
          blockSize: headerHeight.wide,
          overflow: 'hidden',
        },
      },
    },
  ],
  rail: [
    list,
    {
      '@media': { [wide.desktop]: { flexDirection: 'column', gap: '2px', padding: vars.space.x3 } },
    },
  ],
  menu: [list],
});

export const centred = style({ '@media': { [wide.desktop]: { justifyContent: 'center' } } });

export const items = styleVariants({
  bar: { '@media': { [wide.desktop]: { blockSize: headerHeight.wide } } },
  rail: {},
  menu: {},
});

/** It keeps its place, so that it is known when it fits again. */
export const wrapped = style({ '@media': { [wide.desktop]: { visibility: 'hidden' } } });

const plainLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.tight,
  textDecoration: 'none',
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover, &[aria-current="page"], &[aria-expanded="true"]': { color: vars.color.text },
    // The list cuts off what stands outside of it.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [wide.tabletOnly]: {
      flexDirection: 'column',
      justifyContent: 'center',
      minBlockSize: '3.75rem',
      padding: vars.space.x1,
      borderRadius: vars.radius.m,
      fontSize: vars.size.xs,
      textAlign: 'center',
      selectors: {
        '&:hover': { background: vars.color.surfaceRaised },
        '&[aria-current="page"]': {
          background: vars.color.accent.soft,
          color: vars.color.accent.onSoft,
        },
      },
    },
  },
});

export const links = styleVariants({
  bar: [
    plainLink,
    {
      '@media': {
        [wide.desktop]: {
          blockSize: '100%',
          minBlockSize: '2.75rem',
          paddingInline: '0.625rem',
          whiteSpace: 'nowrap',
          selectors: {
            '&[aria-current="page"]': { boxShadow: `inset 0 -2px 0 ${vars.color.accent.solid}` },
          },
        },
      },
    },
  ],
  rail: [
    plainLink,
    {
      '@media': {
        [wide.desktop]: {
          gap: vars.space.x3,
          minBlockSize: '2.5rem',
          paddingInline: vars.space.x3,
          borderRadius: vars.radius.m,
          selectors: {
            '&:hover': { background: vars.color.surfaceRaised },
            '&[aria-current="page"]': {
              background: vars.color.accent.soft,
              color: vars.color.accent.onSoft,
            },
          },
        },
      },
    },
  ],
  menu: [plainLink],
});

export const icons = styleVariants({
  bar: { '@media': { [wide.desktop]: { display: 'none' } } },
  rail: {},
  menu: {},
});

export const onRoomy = style({ '@media': { [wide.desktopOnly]: { display: 'none' } } });

export const onWidest = style({
  '@media': { [wide.desktopOnly]: { display: 'none' }, [wide.roomyOnly]: { display: 'none' } },
});

export const inMore = style({ '@media': { [wide.roomyOnly]: { display: 'none' } } });

export const moreUntilRoomy = style({
  display: 'none',
  '@media': { [wide.desktopOnly]: { display: 'block' } },
});

export const more = style({
  display: 'none',
  '@media': { [wide.desktopOnly]: { display: 'block' }, [wide.roomyOnly]: { display: 'block' } },
});

export const moreOnDesktop = style({
  display: 'none',
  '@media': { [wide.desktop]: { display: 'block', flex: 'none' } },
});

export const panel = style({
  position: 'fixed',
  insetBlockStart: headerHeight.wide,
  insetInline: 0,
  zIndex: 1,
  maxBlockSize: `calc(100dvh - ${headerHeight.wide})`,
  overflowY: 'auto',
  background: vars.color.surfaceRaised,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.floating,
  '@media': { [wide.belowDesktop]: { display: 'none' } },
});

export const panelWaiting = style({ minBlockSize: '16rem' });
