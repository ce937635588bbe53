import { nearestWord } from '../load/nearestWord.ts';
import type { FlatToken } from './flattenTokens.ts';

/** The token that an alias (`{colours.accent}`) stands for at last, the token itself where it is none. */
export function followAlias(
  token: FlatToken,
  byPath: ReadonlyMap<string, FlatToken>,
): FlatToken | { problem: string } {
  const seen = new Set<string>();
  let at = token;
  for (;;) {
    const target = typeof at.value === 'string' ? /^\{(.+)\}$/.exec(at.value)?.[1] : undefined;
    if (target === undefined) return { ...at, path: token.path };
    if (seen.has(target)) return { problem: `{${target}} leads back to itself.` };
    seen.add(target);
    const next = byPath.get(target);
    if (!next) {
      const nearest = nearestWord(target, [...byPath.keys()]);
      return { problem: `there is no token {${target}}.${nearest ? ` Did you mean {${nearest}}?` : ''}` };
    }
    at = next;
  }
}
