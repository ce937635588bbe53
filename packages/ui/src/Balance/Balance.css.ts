import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const balance = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.x1, minInlineSize: 0 });

export const heading = style([line, { fontSize: vars.size.s, color: vars.color.textMuted }]);

export const amount = style([
  line,
  {
    minBlockSize: vars.control.m,
    fontFamily: vars.font.display,
    fontSize: vars.size.xxl,
    fontWeight: vars.weight.display,
    lineHeight: vars.lineHeight.tight,
    overflowWrap: 'anywhere',
  },
]);

export const veil = style({ letterSpacing: '0.15em' });

export const waits = style({ inlineSize: '9rem' });
