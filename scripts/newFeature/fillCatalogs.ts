import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FeatureWish } from './FeatureWish.ts';

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');

/**
 * Gives the feature's texts their wordings: its title as it was wished, the others as another catalog words them. A
 * text that no catalog of a language has stays empty, and the gate names it.
 */
export const fillCatalogs = (root: string, { id, titles }: FeatureWish): void => {
  const own = [`packages/features/${id}/src/locales/*.po`, 'packages/features/core/src/locales/*.po'];
  const all = globSync('packages/{*,features/*}/src/locales/*.po', { cwd: root });
  for (const file of globSync(own, { cwd: root })) {
    const language = basename(file, '.po');
    const known = new Map<string, string>();
    for (const other of all.filter((path) => basename(path, '.po') === language)) {
      const text = readFileSync(join(root, other), 'utf8');
      for (const [, message = '', wording = ''] of text.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm))
        known.set(message, wording);
    }
    const title = titles[language];
    if (title) known.set(escaped(titles['en'] ?? ''), escaped(title));
    const path = join(root, file);
    const filled = readFileSync(path, 'utf8').replace(
      /^msgid "(.+)"\nmsgstr ""$/gm,
      (entry, message: string) => {
        const wording = known.get(message);
        return wording === undefined ? entry : `msgid "${message}"\nmsgstr "${wording}"`;
      },
    );
    writeFileSync(path, filled);
  }
};
