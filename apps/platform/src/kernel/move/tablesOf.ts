import type { Side } from './Side.ts';

type Reference = { table: string; needs: string };

/** The tables that hold data, each after those that its rows refer to. */
export const tablesOf = async (side: Side): Promise<string[]> => {
  const left = await side.ask<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const references = await side.ask<Reference>(
    `select f.relname as "table", t.relname as needs from pg_constraint c
     join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and f.oid <> t.oid`,
  );
  const waiting = new Set(left.map(({ name }) => name));
  const sorted: string[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter((name) =>
      references.every(({ table, needs }) => table !== name || !waiting.has(needs)),
    );
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a ring: ${[...waiting].join(', ')}.`);
    for (const name of ready) waiting.delete(name);
    sorted.push(...ready);
  }
  return sorted;
};
