import { style } from '@vanilla-extract/css';
import { fieldGround } from '../base/fieldGround.ts';
import { control } from '../base/control.css.ts';
import { vars } from '../theme/theme.css.ts';

// What stands beside it moves below where it would leave the field no room for a short word.
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const box = style([
  control,
  {
    flex: '1 1 5.5rem',
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    // Twice the class, so that it holds whichever of the two style sheets a page reads last.
    selectors: { '&&': { padding: 0 } },
  },
]);

export const start = style({
  display: 'flex',
  paddingInlineStart: vars.space.x3,
  color: vars.color.textMuted,
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  minBlockSize: `calc(${vars.control.m} - 2px)`,
  paddingInline: vars.space.x3,
  border: 0,
  borderRadius: `calc(${vars.radius.m} - 1px)`,
  background: 'none',
  textOverflow: 'ellipsis',
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  ':disabled': { cursor: 'not-allowed' },
  selectors: {
    [`${start} + &`]: { paddingInlineStart: vars.space.x2 },
    // Chromium paints autofilled fields in its own colours, which only an inset shadow covers.
    '&:autofill': {
      boxShadow: fieldGround.map((ground) => `inset 0 0 0 100vmax ${ground}`),
      WebkitTextFillColor: vars.color.text,
      caretColor: vars.color.text,
    },
  },
});

export const end = style({ display: 'flex', alignItems: 'center', paddingInlineEnd: '2px' });

export const unit = style({ paddingInlineEnd: vars.space.x3, color: vars.color.textMuted });
