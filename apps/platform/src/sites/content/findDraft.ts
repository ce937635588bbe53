import type { ContentKind } from '@marquee/contract';
import { and, eq } from '#drizzle';
import type { Connection } from '#kernel';
import { type ContentValue, contentDrafts } from './schema.ts';

/** What the draft of a piece says; undefined where there is none. */
export const findDraft = async (
  tx: Connection,
  kind: ContentKind,
  id: string,
): Promise<ContentValue | undefined> => {
  const [draft] = await tx
    .select({ value: contentDrafts.value })
    .from(contentDrafts)
    .where(and(eq(contentDrafts.kind, kind), eq(contentDrafts.id, id)));
  return draft?.value;
};
