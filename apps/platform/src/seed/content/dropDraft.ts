import type { ContentKind } from '@marquee/contract';
import { and, eq } from '#drizzle';
import type { Connection } from '#kernel';
import { contentDrafts } from '#sites';

/** Removes the draft of a piece. */
export const dropDraft = async (tx: Connection, kind: ContentKind, id: string): Promise<void> => {
  await tx.delete(contentDrafts).where(and(eq(contentDrafts.kind, kind), eq(contentDrafts.id, id)));
};
