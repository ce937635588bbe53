import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const prose = style({ maxInlineSize: '70ch', overflowWrap: 'anywhere' });

globalStyle(`${prose} > * + *`, { marginBlockStart: vars.space.x4 });
globalStyle(`${prose} :is(h1, h2, h3, h4)`, { fontSize: vars.size.l, marginBlockStart: vars.space.x6 });
globalStyle(`${prose} > :first-child`, { marginBlockStart: 0 });
globalStyle(`${prose} :is(h3, h4)`, { fontSize: vars.size.m });
globalStyle(`${prose} ul`, { listStyle: 'disc', paddingInlineStart: '1.4em' });
globalStyle(`${prose} ol`, { listStyle: 'decimal', paddingInlineStart: '1.6em' });
globalStyle(`${prose} li + li`, { marginBlockStart: vars.space.x1 });
globalStyle(`${prose} li::marker`, { color: vars.color.accent.text });
globalStyle(`${prose} a`, { color: vars.color.accent.text, fontWeight: vars.weight.medium });
globalStyle(`${prose} blockquote`, {
  paddingInlineStart: vars.space.x4,
  borderInlineStart: `3px solid ${vars.color.accent.border}`,
  color: vars.color.textMuted,
});
globalStyle(`${prose} img`, { borderRadius: vars.radius.m, blockSize: 'auto' });
globalStyle(`${prose} table`, {
  display: 'block',
  overflowX: 'auto',
  borderCollapse: 'collapse',
  fontSize: vars.size.s,
});
globalStyle(`${prose} :is(td, th)`, {
  padding: `${vars.space.x2} ${vars.space.x3}`,
  border: `1px solid ${vars.color.border}`,
  textAlign: 'start',
});
globalStyle(`${prose} hr`, { border: 0, borderBlockStart: `1px solid ${vars.color.border}` });
