import { createThemeContract, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';
import { toneNames, type Tone } from './tones.ts';

/** The colours of the tone that an element stands in; set by a class of `tones`. */
export const toneVars = createThemeContract({
  solid: null,
  solidHover: null,
  onSolid: null,
  soft: null,
  softHover: null,
  onSoft: null,
  border: null,
  text: null,
});

const rule = (tone: Tone): StyleRule => ({
  vars: Object.fromEntries(
    Object.entries(toneVars).map(([part, name]) => [name, vars.color[tone][part as keyof typeof toneVars]]),
  ),
});

/** The class of each tone, shared by all components so that its colours are written once. */
export const tones = Object.fromEntries(toneNames.map((tone) => [tone, style(rule(tone), tone)])) as Record<
  Tone,
  string
>;
