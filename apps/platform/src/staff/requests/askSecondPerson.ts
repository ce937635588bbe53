import { and, eq, ne } from '#drizzle';
import { ApiFailure, type Connection, type StaffOfMerchant } from '#kernel';
import { type StaffRequest, staffRequests } from './schema.ts';

type Asked = Pick<StaffRequest, 'kind' | 'subject' | 'subjectAt' | 'amount' | 'answer'> &
  Partial<Pick<StaffRequest, 'wish'>>;

/** Puts something before a second person. What was asked about it before it last changed is outdated. */
export const askSecondPerson = async (
  tx: Connection,
  { merchant, staff, now }: Pick<StaffOfMerchant, 'staff' | 'now'> & { merchant: { code: string } },
  asked: Asked,
): Promise<StaffRequest> => {
  const { merchantCode, state, subject, subjectAt } = staffRequests;
  await tx
    .update(staffRequests)
    .set({ state: 'outdated' })
    .where(
      and(
        eq(merchantCode, merchant.code),
        eq(state, 'open'),
        eq(subject, asked.subject),
        ne(subjectAt, asked.subjectAt),
      ),
    );
  const [written] = await tx
    .insert(staffRequests)
    .values({
      ...asked,
      merchantCode: merchant.code,
      askedBy: staff.personId,
      askedByName: staff.name,
      askedAt: now(),
      state: 'open',
    })
    .onConflictDoNothing()
    .returning();
  if (!written) throw new ApiFailure('REQUEST_OPEN');
  return written;
};
