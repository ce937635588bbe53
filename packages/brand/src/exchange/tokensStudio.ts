import type { Tokens } from '../schema/tokensSchema.ts';
import { type DesignTokenGroup, EXTENSION, extensionOf } from './DesignTokens.ts';
import { flattenTokens, type FlatToken } from './flattenTokens.ts';
import { textValue } from './textValue.ts';

/** The types by which Tokens Studio knows where a token may be applied, by our groups. */
const TYPES: Record<string, string> = {
  size: 'fontSizes',
  lineHeight: 'lineHeights',
  tracking: 'letterSpacing',
  radius: 'borderRadius',
  space: 'spacing',
  control: 'sizing',
};

const TYPES_OF_FORMAT: Record<string, string> = {
  color: 'color',
  cubicBezier: 'other',
  dimension: 'dimension',
  duration: 'other',
  fontFamily: 'fontFamilies',
  fontWeight: 'fontWeights',
  gradient: 'color',
  number: 'number',
  shadow: 'boxShadow',
};

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

const boxShadow = (shadow: Record<string, unknown>) => ({
  color: textValue(shadow['color']),
  type: 'dropShadow',
  ...Object.fromEntries(
    ['offsetX', 'offsetY', 'blur', 'spread'].map((name) => [
      name.replace('offset', '').toLowerCase(),
      textValue(shadow[name]),
    ]),
  ),
});

const valueOf = ({ path, type, value }: FlatToken): { value: unknown; css?: string } => {
  if (path.startsWith('tracking.')) return { value: percent(Number(value)) };
  if (type === 'fontFamily') {
    const [family] = value as string[];
    return { value: family };
  }
  if (type === 'shadow') return { value: (value as Record<string, unknown>[]).map(boxShadow) };
  if (type === 'cubicBezier') return { value: `cubic-bezier(${textValue(value)})` };
  if (type === 'gradient') {
    const stops = (value as { color: unknown; position: number }[]).map(
      ({ color, position }) => `${textValue(color)} ${percent(position)}`,
    );
    return { value: `linear-gradient(180deg, ${stops.join(', ')})` };
  }
  return { value: textValue(value) };
};

/** The text of `font-family` for a token of families, whose value is the first of them alone. */
const stackOf = (families: readonly string[]) =>
  families.map((name) => (/^[a-z-]+$/.test(name) ? name : `"${name}"`)).join(',');

const extensionsOf = (token: FlatToken): { $extensions?: Record<string, unknown> } => {
  const own = extensionOf(token.extensions);
  const families = token.type === 'fontFamily' ? (token.value as string[]) : [];
  const isOfBrand = token.path.startsWith('type.');
  const told = {
    ...own,
    ...(families.length > 0 && (isOfBrand ? { generic: families[1] } : { css: stackOf(families) })),
  };
  return Object.keys(told).length > 0 ? { $extensions: { [EXTENSION]: told } } : {};
};

/** A set of tokens as Tokens Studio's importer takes it: text values, a type at each token, nothing at groups. */
export function tokensStudioSet(group: DesignTokenGroup): DesignTokenGroup {
  const set: DesignTokenGroup = {};
  for (const token of flattenTokens(group).tokens) {
    const names = token.path.split('.');
    const last = names.pop()!;
    let inner: Record<string, unknown> = set;
    for (const name of names) inner = (inner[name] ??= {}) as Record<string, unknown>;
    inner[last] = {
      $type: TYPES[names[0]!] ?? TYPES_OF_FORMAT[token.type!],
      $value: valueOf(token).value,
      ...extensionsOf(token),
    };
  }
  return set;
}

const choice = ($value: string) => ({ $type: 'text', $value });

/** The choices and CSS texts of a brand as tokens, for groups have no extensions in Tokens Studio. */
export function tokensStudioChoices({
  radius,
  density,
  surface,
  shadow,
  overrides,
}: Tokens): DesignTokenGroup {
  const css = (['dark', 'light'] as const).flatMap((scheme) => {
    const { canvasImage, headerBackground } = overrides[scheme];
    const given = Object.entries({ canvasImage, headerBackground }).filter(([, text]) => text !== undefined);
    if (given.length === 0) return [];
    return [[scheme, Object.fromEntries(given.map(([name, text]) => [name, choice(text!)]))] as const];
  });
  return {
    choices: {
      radius: choice(radius),
      density: choice(density),
      surface: choice(surface),
      shadow: choice(shadow),
      ...(css.length > 0 && { css: Object.fromEntries(css) }),
    },
  };
}

/** The sets of tokens of a brand, in the order in which later ones win. */
export const TOKEN_SETS = ['brand', 'theme', 'dark', 'light'] as const;

/** What Tokens Studio reads beside the sets: their order, and a theme for each scheme. */
export const TOKENS_STUDIO_META = {
  $metadata: { tokenSetOrder: TOKEN_SETS },
  $themes: (['dark', 'light'] as const).map((scheme) => ({
    id: scheme,
    name: scheme,
    group: 'scheme',
    selectedTokenSets: { brand: 'source', theme: 'enabled', [scheme]: 'enabled' },
  })),
};
