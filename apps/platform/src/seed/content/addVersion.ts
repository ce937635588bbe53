import type { ContentKind } from '@marquee/contract';
import { and, desc, eq } from '#drizzle';
import type { Connection, StaffOfMerchant } from '#kernel';
import { type ContentValue, contentVersions } from '#sites';

type Step = {
  kind: ContentKind;
  id: string;
  /** What held until now. */
  before: ContentValue | null;
  after: ContentValue | null;
  reason: string;
};

/** Writes down a further version. What was there before anybody published becomes the first, so that it can be returned to. */
export const addVersion = async (
  tx: Connection,
  { merchant, staff, now }: Pick<StaffOfMerchant, 'merchant' | 'staff' | 'now'>,
  { kind, id, before, after, reason }: Step,
): Promise<void> => {
  const piece = { merchantCode: merchant.code, kind, id };
  const [last] = await tx
    .select({ number: contentVersions.number })
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, kind), eq(contentVersions.id, id)))
    .orderBy(desc(contentVersions.number))
    .limit(1);
  let number = last?.number ?? 0;
  if (number === 0 && before) {
    number = 1;
    await tx.insert(contentVersions).values({ ...piece, number, value: before, at: now() });
  }
  await tx.insert(contentVersions).values({
    ...piece,
    number: number + 1,
    value: after,
    at: now(),
    personId: staff.personId,
    person: staff.name,
    reason,
  });
};
