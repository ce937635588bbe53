import { and, eq, type SQL } from '#drizzle';
import type { PgColumn, PgTable } from '#drizzle/pg-core';
import type { ContentStore, Piece } from './ContentStore.ts';
import type { ContentValue } from './schema.ts';

type ContentTable = PgTable & { merchantCode: PgColumn; id: PgColumn };

/** How a kind of content stands in the rows of a table. */
export type ContentRows<Table extends ContentTable> = {
  table: Table;
  /** The rows of the table that are of this kind; all of them unless told. */
  where?: SQL;
  valueOf: (row: Table['$inferSelect']) => ContentValue;
  rowOf: (piece: Piece, value: ContentValue) => Table['$inferSelect'];
};

/** The store of a kind of content that is one row a piece. */
export const tableStore = <Table extends ContentTable>(rows: ContentRows<Table>): ContentStore => {
  const { table, where, valueOf, rowOf } = rows;
  return {
    read: async (tx) => {
      const found = (await tx
        .select()
        .from(table as PgTable)
        .where(where)) as Table['$inferSelect'][];
      return new Map(found.map((row) => [String(row['id']), valueOf(row)]));
    },
    write: async (tx, piece, value) => {
      const row = rowOf(piece, value) as Table['$inferInsert'];
      await tx
        .insert(table)
        .values(row)
        .onConflictDoUpdate({ target: [table.merchantCode, table.id], set: row });
    },
    remove: async (tx, { id }) => {
      await tx.delete(table as PgTable).where(and(eq(table.id, id), where));
    },
  };
};
