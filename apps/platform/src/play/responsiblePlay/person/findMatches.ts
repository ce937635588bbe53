import { and, gt, inArray, isNull, or } from '#drizzle';
import type { Database } from '#kernel';
import type { Mark } from './marksOf.ts';
import { exclusionMarks } from './schema.ts';

/** One mark that somebody who is excluded has too. */
export type Match<M extends Mark = Mark> = M & {
  isProvenThere: boolean;
  excludedAt: Date;
  endsAt: Date | null;
};

/** Which of somebody's marks those who are excluded at a moment have too. */
export const findMatches = async <M extends Mark>(
  { system }: Pick<Database, 'system'>,
  marks: readonly M[],
  now: Date,
): Promise<Match<M>[]> => {
  if (marks.length === 0) return [];
  const rows = await system((db) =>
    db
      .select()
      .from(exclusionMarks)
      .where(
        and(
          inArray(
            exclusionMarks.mark,
            marks.map(({ mark }) => mark),
          ),
          or(isNull(exclusionMarks.endsAt), gt(exclusionMarks.endsAt, now)),
        ),
      ),
  );
  return rows.flatMap(({ mark, isProven, excludedAt, endsAt }) =>
    marks
      .filter((own) => own.mark === mark)
      .map((own) => ({ ...own, isProvenThere: isProven, excludedAt, endsAt })),
  );
};
