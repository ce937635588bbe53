import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

/** Languages side by side where there is room for them, one below the other on a phone. */
export const columns = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'start',
});

export const picture = style({
  inlineSize: '100%',
  maxInlineSize: '40rem',
  blockSize: 'auto',
  borderRadius: vars.radius.m,
  display: 'block',
});

export const fields = style({ display: 'contents' });
