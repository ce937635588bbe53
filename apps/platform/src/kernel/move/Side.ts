/** One of the two databases of a move, as SQL reaches it; `rows` are objects by column. */
export type Side = {
  ask: <T>(statement: string, values?: unknown[]) => Promise<T[]>;
};

/** Names a table or a sequence in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
