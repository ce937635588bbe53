import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phoneOnly]: { display: 'block' } },
});

export const body = style({
  '@media': { [media.phoneOnly]: { display: 'flex', flexDirection: 'column', gap: vars.space.x3 } },
});

export const headRow = style({ '@media': { [media.phoneOnly]: { display: 'none' } } });

export const head = style({
  padding: `${vars.space.x2} ${vars.space.x4}`,
  textAlign: 'start',
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});

export const row = style({
  '@media': {
    [media.tablet]: { borderBlockStart: `1px solid ${vars.color.border}` },
    [media.phoneOnly]: {
      display: 'block',
      padding: `${vars.space.x2} ${vars.space.x4}`,
      borderRadius: vars.radius.m,
      background: vars.color.surfaceSunken,
    },
  },
});

export const cell = style({
  '@media': {
    [media.tablet]: { padding: `${vars.space.x3} ${vars.space.x4}` },
    [media.phoneOnly]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space.x4,
      paddingBlock: vars.space.x1,
      textAlign: 'end',
      '::before': {
        content: 'attr(data-label)',
        flex: 'none',
        color: vars.color.textMuted,
        fontSize: vars.size.s,
      },
    },
  },
});

export const atEnd = style({ textAlign: 'end' });
