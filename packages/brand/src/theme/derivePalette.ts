import { TONE_PARTS, TONES, type Tone, type TonePart } from '../constants/themeVariables.ts';
import type { Tokens } from '../schema/tokensSchema.ts';
import { NON_TEXT_CONTRAST, TEXT_CONTRAST } from './contrastRatio.ts';
import { canvasOf, deriveSurfaces } from './deriveSurfaces.ts';
import { deriveTone } from './deriveTone.ts';
import { readHex, writeHex, type Lch } from './oklch.ts';
import { SURFACES, type Palette, type Scheme } from './Palette.ts';
import { reachContrast } from './reachContrast.ts';

type TonePalette = { [Name in Tone as `${Name}.${TonePart}`]: string };

/**
 * All colours of one scheme. Backgrounds come first and inks are then moved until they meet WCAG 2.2 AA on
 * every background they may meet; only values that the brand overrides can break a pair (`contrastProblems`).
 */
export function derivePalette(tokens: Tokens, scheme: Scheme): Palette {
  const given = tokens.overrides[scheme];
  const canvas = canvasOf(tokens, scheme);
  const derived = deriveSurfaces(canvas, scheme);
  const surfaces = SURFACES.map((name) => given[name] ?? derived[name]);
  const isDark = scheme === 'dark';
  const towards = isDark ? 'light' : 'dark';

  const tones: Partial<TonePalette> = {};
  for (const tone of TONES) {
    const parts = Object.fromEntries(TONE_PARTS.map((part) => [part, given[`${tone}.${part}`]]));
    const derivedTone = deriveTone(toneBase(tokens, tone, canvas, scheme), {
      scheme,
      canvas,
      surfaces,
      given: parts,
    });
    for (const part of TONE_PARTS) tones[`${tone}.${part}`] = derivedTone[part];
  }
  const tonePalette = tones as TonePalette;

  const ink = readHex(isDark ? tokens.colours.darkText : tokens.colours.lightText);
  const text = {
    ...ink,
    l: isDark ? Math.max(0.88, ink.l) : Math.min(0.34, ink.l),
    c: Math.min(0.05, ink.c),
  };
  const muted = { h: text.h, c: Math.max(text.c, canvas.c * 0.8), l: isDark ? text.l - 0.21 : text.l + 0.24 };
  const softs = TONES.flatMap((tone) => [tonePalette[`${tone}.soft`], tonePalette[`${tone}.softHover`]]);
  const neutralSofts = [tonePalette['neutral.soft'], tonePalette['neutral.softHover']];
  const accent = readHex(tokens.colours.accent);

  return {
    ...derived,
    scrim: `${writeHex({ l: isDark ? canvas.l * 0.5 : 0.2, c: canvas.c, h: canvas.h })}${isDark ? 'c2' : '8a'}`,
    borderStrong: reachContrast(
      { l: isDark ? canvas.l + 0.24 : canvas.l - 0.28, c: canvas.c * 1.2, h: canvas.h },
      { on: surfaces, least: NON_TEXT_CONTRAST, towards },
    ),
    text: reachContrast(text, { on: [...surfaces, ...softs], least: TEXT_CONTRAST, towards }),
    textMuted: reachContrast(muted, { on: [...surfaces, ...neutralSofts], least: TEXT_CONTRAST, towards }),
    focus: reachContrast(accent, { on: surfaces, least: NON_TEXT_CONTRAST, towards }),
    ...tonePalette,
    ...onlyColours(given),
  };
}

function toneBase(tokens: Tokens, tone: Tone, canvas: Lch, scheme: Scheme): Lch {
  if (tone !== 'neutral') return readHex(tokens.colours[tone]);
  return { h: canvas.h, c: canvas.c * 1.25, l: scheme === 'dark' ? 0.5 : 0.36 };
}

function onlyColours(given: Tokens['overrides']['dark']): Partial<Palette> {
  const { canvasImage: _image, headerBackground: _header, ...colours } = given;
  return colours;
}
