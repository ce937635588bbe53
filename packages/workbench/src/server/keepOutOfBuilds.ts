import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '..');

/** Ends a build that reaches the workbench: it edits files and is for development alone. */
export const keepOutOfBuilds = (): Plugin => ({
  name: 'marquee:no-workbench',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!id.startsWith(folder)) return undefined;
    const importers = this.getModuleInfo(id)?.importers.join(', ') ?? '';
    return this.error(
      `The workbench is for development alone, and a build has reached it: ${id}, from ${importers}.`,
    );
  },
});
