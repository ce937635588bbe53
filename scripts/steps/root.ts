import { join } from 'node:path';

/** Folder of the repository. */
export const root = join(import.meta.dirname, '../..');
