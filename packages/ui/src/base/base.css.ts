import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });

globalStyle(':where(body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend)', {
  margin: 0,
  padding: 0,
});

globalStyle(':where(fieldset, iframe)', { border: 0, minInlineSize: 0 });
globalStyle(':where(ul, ol)', { listStyle: 'none' });
globalStyle(':where(img, svg, video, canvas)', { display: 'block', maxInlineSize: '100%' });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle('html', {
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: '100%',
  lineHeight: vars.lineHeight.body,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  scrollPaddingBlockStart: '5rem',
  accentColor: vars.color.accent.solid,
});

// The gutter stays, so that nothing moves aside when a dialog takes the scrollbar away.
globalStyle('html', { scrollbarGutter: 'stable' });
// Its backdrop ends at the gutter, which shows the ground of the root alone, and of that no picture: it is as dark as
// the backdrop makes the canvas, whose share is the one that themes derive for a scheme.
const behindDialog = (share: string) =>
  `color-mix(in srgb, rgb(from ${vars.color.scrim} r g b / 1) ${share}, ${vars.color.canvas})`;
globalStyle('html:has(dialog:modal)', { overflow: 'hidden', backgroundColor: behindDialog('54%') });
globalStyle('html[data-scheme=dark]:has(dialog:modal)', { backgroundColor: behindDialog('76%') });
globalStyle('html:has(dialog:modal) body', { backgroundColor: vars.color.canvas });

globalStyle('body', {
  minBlockSize: '100dvh',
  overflowWrap: 'break-word',
  backgroundImage: vars.surface.canvasImage,
  backgroundRepeat: 'no-repeat',
});

globalStyle(':where(h1, h2, h3, h4)', {
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
});

// No last line of one short word.
globalStyle(':where(p)', { textWrap: 'pretty' });

globalStyle(':where(button, input, select, textarea)', { font: 'inherit', color: 'inherit', margin: 0 });
globalStyle(':where(button)', { border: 0, padding: 0, background: 'none', letterSpacing: 'inherit' });
globalStyle(':where(button, summary, label, [role="button"]):not(:disabled)', { cursor: 'pointer' });
globalStyle(':where(a)', {
  color: 'inherit',
  textDecorationThickness: '0.06em',
  textUnderlineOffset: '0.2em',
});
globalStyle(':where(a, button, input, select, textarea, summary, label)', {
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
});

globalStyle(':where(dialog, [popover])', { border: 0, padding: 0, color: 'inherit', background: 'none' });

globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
globalStyle('::selection', { background: vars.color.accent.soft, color: vars.color.accent.onSoft });

globalStyle('*, ::before, ::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
