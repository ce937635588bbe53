import type { Brand } from '../schema/brandSchema.ts';
import type { Tokens } from '../schema/tokensSchema.ts';
import { COARSE_CONTROL } from './deriveShapes.ts';
import type { Scheme } from './Palette.ts';
import { schemeVars, sharedVars } from './themeVars.ts';
import { variableName } from './variableName.ts';

interface ThemeCssOptions {
  /** Where the theme applies; `:root` by default. */
  selector?: string;
  /** The scheme without a `data-scheme` attribute; `dark` by default, `auto` follows the device. */
  scheme?: Brand['defaultScheme'];
}

const rule = (selector: string, values: Record<string, string>) =>
  `${selector}{${Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/**
 * The whole theme as compact CSS text. `data-scheme="dark|light"`, on the selected element or on any inside
 * it, picks the scheme; motion stops under reduced motion and controls grow under a finger.
 */
export function themeCss(tokens: Tokens, options: ThemeCssOptions = {}): string {
  const { selector = ':root', scheme = 'dark' } = options;
  const blockOf = (name: Scheme) => ({ 'color-scheme': name, ...schemeVars(tokens, name) });
  const marked = (name: Scheme) =>
    selector === ':root'
      ? `[data-scheme=${name}]`
      : `${selector}[data-scheme=${name}],${selector} [data-scheme=${name}]`;
  const first: Scheme = scheme === 'light' ? 'light' : 'dark';
  const other: Scheme = first === 'dark' ? 'light' : 'dark';
  return [
    rule(selector, sharedVars(tokens)),
    rule(`${selector},${marked(first)}`, blockOf(first)),
    ...(scheme === 'auto'
      ? [
          `@media (prefers-color-scheme:light){${rule(`${selector}:not([data-scheme=dark])`, blockOf(other))}}`,
        ]
      : []),
    rule(marked(other), blockOf(other)),
    `@media (pointer:coarse){${rule(selector, coarseControls(tokens))}}`,
    `@media (prefers-reduced-motion:reduce){${rule(selector, STILL)}}`,
  ].join('');
}

const STILL = Object.fromEntries(
  ['fast', 'normal', 'slow'].map((name) => [variableName('motion', name), '0.01ms']),
);

function coarseControls(tokens: Tokens): Record<string, string> {
  const values = sharedVars(tokens);
  const entries = ['s', 'm', 'l'].map((name) => {
    const property = variableName('control', name);
    return [property, `${Math.max(COARSE_CONTROL, Number.parseInt(values[property] ?? '0', 10))}px`];
  });
  return Object.fromEntries(entries);
}
