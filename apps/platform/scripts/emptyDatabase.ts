// Makes the empty database that embedded installations begin from.
import { buildEmptyDatabase } from '../src/kernel/db/emptyDatabase.ts';

await buildEmptyDatabase();
