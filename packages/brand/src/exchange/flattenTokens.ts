import type { KeyProblem } from '../load/schemaProblems.ts';

/** A token by its path, with the type that it has or inherits. */
export type FlatToken = { path: string; type: string | undefined; value: unknown; extensions: unknown };

type Flat = { tokens: FlatToken[]; groups: Map<string, unknown>; problems: KeyProblem[] };

const known = ['$type', '$value', '$description', '$extensions', '$deprecated', '$schema'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every token of a file by its path, and the extensions of its groups by theirs. */
export function flattenTokens(root: unknown): Flat {
  const flat: Flat = { tokens: [], groups: new Map(), problems: [] };
  const walk = (value: unknown, path: string, inherited: string | undefined) => {
    if (!isObject(value)) {
      flat.problems.push({ key: path, message: 'is neither a token nor a group of tokens.' });
      return;
    }
    for (const key of Object.keys(value)) {
      if (!key.startsWith('$') || known.includes(key)) continue;
      flat.problems.push({ key: path, message: `"${key}" is not read here; write it out.` });
    }
    const own = value['$type'];
    const type = typeof own === 'string' ? own : inherited;
    if ('$value' in value) {
      flat.tokens.push({ path, type, value: value['$value'], extensions: value['$extensions'] });
      return;
    }
    flat.groups.set(path, value['$extensions']);
    for (const [name, inner] of Object.entries(value)) {
      if (!name.startsWith('$')) walk(inner, path ? `${path}.${name}` : name, type);
    }
  };
  walk(root, '', undefined);
  return flat;
}
