import { join } from 'node:path';

/** Where the repository stands. */
export const repository = join(import.meta.dirname, '../../../..');
