import type { FontFamily, Tokens } from '../schema/tokensSchema.ts';

/** The families that a brand's fonts were cut to, by the names under which `fonts.gen.ts` gives them. */
export type CutFonts = Readonly<Record<string, FontFamily>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The text of a `tokens.ts`: data alone. A family that the brand's fonts were cut to is named instead of written
 * out, so that cutting them anew reaches the tokens. The formatter has to see it still.
 */
export function writeTokensFile(tokens: Tokens, fonts: CutFonts): string {
  const nameOf = (family: FontFamily) => Object.keys(fonts).find((name) => isSame(fonts[name], family));
  const body = nameOf(tokens.type.body);
  const display = nameOf(tokens.type.display);
  const { type, overrides, ...rest } = tokens;
  const written = (family: FontFamily, name: string | undefined) => name ?? JSON.stringify(family);
  const { body: _body, display: _display, ...figures } = type;
  const given = Object.fromEntries(
    Object.entries(overrides).filter(([, colours]) => Object.keys(colours).length > 0),
  );
  const entries = [
    `"colours": ${JSON.stringify(rest.colours)}`,
    `"type": { "body": ${written(type.body, body)}, "display": ${written(type.display, display)}, ${JSON.stringify(figures).slice(1, -1)} }`,
    ...(['radius', 'density', 'surface', 'shadow'] as const).map(
      (key) => `"${key}": ${JSON.stringify(rest[key])}`,
    ),
    ...(Object.keys(given).length > 0 ? [`"overrides": ${JSON.stringify(given)}`] : []),
  ];
  const named = [...new Set([body, display].filter((name) => name !== undefined))].toSorted();
  return [
    "import { defineTokens } from '@marquee/brand';",
    ...(named.length > 0 ? [`import { ${named.join(', ')} } from './fonts.gen.ts';`] : []),
    `\nexport const tokens = defineTokens({ ${entries.join(', ')} });\n`,
  ].join('\n');
}
