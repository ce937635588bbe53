import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Names a state of a folder's files: it differs as soon as one of them is written, comes or goes. */
export const signatureOf = (directory: string): string =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      // A file that an editor is just replacing is not there for a moment.
      const file = statSync(path, { throwIfNoEntry: false });
      return `${path} ${file?.size} ${file?.mtimeMs}`;
    })
    .toSorted()
    .join('\n');
