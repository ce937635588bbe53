import { style } from '@vanilla-extract/css';
import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';

export const popup = style({
  position: 'fixed',
  insetInline: vars.space.x3,
  // Above the phone's bottom bar.
  insetBlockEnd: `calc(4.5rem + env(safe-area-inset-bottom))`,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x4,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.accent.border}`,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  boxShadow: vars.shadow.floating,
  // Toasts come there as well, and go by themselves: it waits for that.
  selectors: { 'html:has(section:popover-open) &': { visibility: 'hidden' } },
  '@media': {
    [media.tablet]: {
      insetInline: 'auto',
      insetInlineEnd: vars.space.x6,
      insetBlockEnd: vars.space.x6,
      maxInlineSize: '26rem',
    },
  },
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  color: 'inherit',
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
});

export const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
