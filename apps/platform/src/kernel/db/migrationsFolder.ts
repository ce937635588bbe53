import { join } from 'node:path';

/** Where drizzle-kit writes the migrations. */
export const migrationsFolder = (): string => join(import.meta.dirname, '../../../migrations');
