import { sql } from '#drizzle';
import type { Database } from '#kernel';
import type { Mark } from './marksOf.ts';
import { exclusionMarks } from './schema.ts';

/** Knows somebody by these marks until an exclusion ends; the one that ends last counts. */
export const keepMarks = async (
  { system }: Pick<Database, 'system'>,
  marks: readonly Mark[],
  { startedAt, endsAt }: { startedAt: Date; endsAt: Date | null },
): Promise<void> => {
  const rows = new Map(
    marks.map(({ mark, isProven }) => [
      `${mark} ${isProven}`,
      { mark, isProven, excludedAt: startedAt, endsAt },
    ]),
  );
  if (rows.size === 0) return;
  await system((db) =>
    db
      .insert(exclusionMarks)
      .values([...rows.values()])
      .onConflictDoUpdate({
        target: [exclusionMarks.mark, exclusionMarks.isProven],
        set: {
          excludedAt: sql`least(${exclusionMarks.excludedAt}, excluded.excluded_at)`,
          // greatest() would leave out a null, which has no end.
          endsAt: sql`case when ${exclusionMarks.endsAt} is null or excluded.ends_at is null then null else greatest(${exclusionMarks.endsAt}, excluded.ends_at) end`,
        },
      }),
  );
};
