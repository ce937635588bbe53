import { join } from 'node:path';

/** Where the repository stands. */
export const repositoryRoot = (): string => join(import.meta.dirname, '../../../../..');
