import { style, styleVariants } from '@vanilla-extract/css';
import { fieldGround } from '../base/fieldGround.ts';
import { forcedSelection } from '../base/forcedSelection.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { fast, ease } = vars.motion;

export const choice = style({
  display: 'flex',
  gap: vars.space.x3,
  alignItems: 'start',
  paddingBlock: '0.25rem',
  '@media': { [media.coarse]: { paddingBlock: '0.625rem' } },
  selectors: { '&:has(:disabled)': { opacity: 0.6, cursor: 'not-allowed' } },
});

const mark = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockStart: `calc((${vars.lineHeight.body} * 1em - 1.25rem) / 2)`,
  border: `1.5px solid ${vars.color.borderStrong}`,
  background: fieldGround,
  transition: `background-color ${fast} ${ease}, border-color ${fast} ${ease}`,
  selectors: {
    '&:checked': { background: vars.color.accent.solid, borderColor: vars.color.accent.solid },
    '&[aria-invalid="true"]': { borderColor: vars.color.critical.border },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:checked': forcedSelection } } },
});

export const kinds = styleVariants({
  checkbox: [
    mark,
    {
      borderRadius: `min(${vars.radius.s}, 0.375rem)`,
      '::after': {
        content: '',
        inlineSize: '0.625rem',
        blockSize: '0.3125rem',
        marginBlockStart: '-0.1875rem',
        border: `solid ${vars.color.accent.onSolid}`,
        borderWidth: '0 0 2px 2px',
        transform: 'rotate(-45deg) scale(0)',
        transition: `transform ${fast} ${ease}`,
      },
      selectors: { '&:checked::after': { transform: 'rotate(-45deg)' } },
      '@media': {
        [media.forcedColors]: { selectors: { '&:checked::after': { borderColor: 'HighlightText' } } },
      },
    },
  ],
  radio: [
    mark,
    {
      borderRadius: '50%',
      '::after': {
        content: '',
        inlineSize: '0.5rem',
        blockSize: '0.5rem',
        borderRadius: '50%',
        background: vars.color.accent.onSolid,
        transform: 'scale(0)',
        transition: `transform ${fast} ${ease}`,
      },
      selectors: { '&:checked::after': { transform: 'none' } },
      '@media': {
        [media.forcedColors]: { selectors: { '&:checked::after': { background: 'HighlightText' } } },
      },
    },
  ],
  switch: [
    mark,
    {
      inlineSize: '2.5rem',
      blockSize: '1.5rem',
      marginBlockStart: `calc((${vars.lineHeight.body} * 1em - 1.5rem) / 2)`,
      borderRadius: '999px',
      placeContent: 'center start',
      paddingInline: '0.1875rem',
      '::after': {
        content: '',
        inlineSize: '1rem',
        blockSize: '1rem',
        borderRadius: '50%',
        background: vars.color.borderStrong,
        transition: `transform ${fast} ${ease}, background-color ${fast} ${ease}`,
      },
      selectors: {
        '&:checked::after': { transform: 'translateX(1rem)', background: vars.color.accent.onSolid },
        '[dir="rtl"] &:checked::after': { transform: 'translateX(-1rem)' },
      },
      '@media': {
        [media.forcedColors]: {
          selectors: {
            '&::after': { forcedColorAdjust: 'none', background: 'CanvasText' },
            '&:checked::after': { background: 'HighlightText' },
          },
        },
      },
    },
  ],
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
