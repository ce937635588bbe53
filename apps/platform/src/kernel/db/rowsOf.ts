import type { SQL } from '#drizzle';
import type { Connection } from './Database.ts';

/** Runs a handwritten statement and returns its rows; both drivers answer `{ rows }`. */
export const rowsOf = async <T>(connection: Connection, statement: SQL): Promise<T[]> => {
  const answer: unknown = await connection.execute(statement);
  return (answer as { rows: T[] }).rows;
};
