import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { featureEdits } from './featureEdits.ts';
import { featureFiles } from './featureFiles.ts';
import { type FeatureWish, namesOf } from './FeatureWish.ts';

/** Why a feature cannot be made, with what is expected. */
export class FeatureRefusal extends Error {
  override readonly name = 'FeatureRefusal';
}

/** Puts an edit's text where it belongs; the generator is behind the code when the place is gone. */
const edited = (text: string, file: string, place: RegExp, before: string, after: string): string => {
  const match = place.exec(text);
  if (!match)
    throw new FeatureRefusal(
      `${file} has no ${String(place)} any more: scripts/newFeature has to follow it.`,
    );
  const end = match.index + match[0].length;
  return text.slice(0, match.index) + before + match[0] + after + text.slice(end);
};

/**
 * Writes a feature's files and names it where features are named. Answers the paths that it wrote, the new ones first.
 * Throws `FeatureRefusal`, and writes nothing, for a name that is taken or malformed.
 */
export const writeFeature = (root: string, wish: FeatureWish): readonly string[] => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(wish.id))
    throw new FeatureRefusal(
      `"${wish.id}" is no name: lower case letters and digits, words joined by hyphens.`,
    );
  const names = namesOf(wish);
  const files = featureFiles(names, root);
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken) throw new FeatureRefusal(`${taken} is there already: choose another name.`);
  const changed = new Map<string, string>();
  for (const { file, place, before = '', after = '' } of featureEdits(names, root)) {
    const text = changed.get(file) ?? readFileSync(join(root, file), 'utf8');
    changed.set(file, edited(text, file, place, before, after));
  }
  for (const [path, text] of [...Object.entries(files), ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  mkdirSync(join(root, `packages/features/${wish.id}/src/locales`), { recursive: true });
  return [...Object.keys(files), ...changed.keys()];
};
