import { vars } from '@marquee/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { wide } from '../frame/wide.ts';

const place = style({
  position: 'fixed',
  insetBlockStart: '50%',
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  transform: 'translateY(-50%)',
  '@media': { [wide.belowTablet]: { display: 'none' } },
});

export const places = styleVariants({
  start: [place, { insetInlineStart: 0, '@media': { [wide.belowDesktop]: { display: 'none' } } }],
  end: [place, { insetInlineEnd: 0, flexDirection: 'row-reverse' }],
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'calc(100dvh - 6rem)',
  overflowY: 'auto',
  padding: vars.space.x1,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.raised,
});

const handle = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '3.5rem',
  color: vars.color.textMuted,
  // Narrower than what is pressed: at 1280 pixels it stands beside the page's edge, not on its words.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '1rem',
    background: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.border}`,
  },
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:hover::before': { background: vars.color.surface },
  },
});

/** Over the ground that the handle draws itself. */
export const mark = style({ position: 'relative' });

export const handles = styleVariants({
  start: [
    handle,
    {
      justifyItems: 'start',
      '::before': {
        insetInlineStart: 0,
        borderInlineStart: 0,
        borderStartEndRadius: vars.radius.m,
        borderEndEndRadius: vars.radius.m,
      },
    },
  ],
  end: [
    handle,
    {
      justifyItems: 'end',
      '::before': {
        insetInlineEnd: 0,
        borderInlineEnd: 0,
        borderStartStartRadius: vars.radius.m,
        borderEndStartRadius: vars.radius.m,
      },
    },
  ],
});

export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  inlineSize: '5.75rem',
  minBlockSize: '3.25rem',
  // The longest word of a label, "Announcements", takes all of its width.
  paddingBlock: vars.space.x1,
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars.color.surface, color: vars.color.text },
  },
});

export const code = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x1,
  textDecoration: 'none',
  fontSize: vars.size.s,
});
