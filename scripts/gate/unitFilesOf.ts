import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../steps/root.ts';

const folders = (): Map<string, string> =>
  new Map(
    globSync('{apps,packages,packages/features}/*/package.json', { cwd: root }).map((file) => {
      const { name } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string };
      return [name, dirname(file)] as const;
    }),
  );

/** The folders of the packages whose units a list of tasks (`@marquee/ui#test`) names. */
export const unitFilesOf = (tasks: readonly string[]): string[] => {
  const known = folders();
  return tasks
    .flatMap((task) => known.get(task.split('#')[0] ?? '') ?? [])
    .map((folder) => join(root, folder, '/'));
};
