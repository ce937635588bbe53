import type { ValueOf } from '@marquee/contract';
import { eq, type SQL } from '#drizzle';
import { accounts, findErasures } from '#identity';
import type { Connection } from '#kernel';
import { feedback } from '#sites';

type Voice = ValueOf<'getStaffVoices'>['voices'][number];

/** Questions and complaints with the account of whoever wrote them. */
export const selectVoices = (tx: Connection, where: SQL | undefined) =>
  tx
    .select({ voice: feedback, account: accounts })
    .from(feedback)
    .leftJoin(accounts, eq(accounts.id, feedback.accountId))
    .where(where);

/** A row of `selectVoices`. */
export type VoiceRow = Awaited<ReturnType<typeof selectVoices>>[number];

const toVoice = ({ voice, account }: VoiceRow, now: Date, memberErasedAt: string | null): Voice => ({
  reference: voice.reference,
  // The contract let nothing else in.
  questionType: voice.questionType as Voice['questionType'],
  language: voice.language,
  content: voice.content,
  username: account?.username ?? null,
  memberErasedAt,
  createdAt: voice.createdAt.toISOString(),
  dueAt: voice.dueAt.toISOString(),
  isOverdue: voice.answeredAt === null && voice.dueAt < now,
  answeredAt: voice.answeredAt?.toISOString() ?? null,
  reopenedAt: voice.reopenedAt?.toISOString() ?? null,
  assignedTo:
    voice.assignedTo && voice.assignedName ? { id: voice.assignedTo, name: voice.assignedName } : null,
});

/** Questions and complaints as staff's list shows them. */
export const showVoices = async (tx: Connection, rows: readonly VoiceRow[], now: Date): Promise<Voice[]> => {
  const erasures = await findErasures(
    tx,
    rows.flatMap(({ account }) => account?.id ?? []),
  );
  return rows.map((row) => toVoice(row, now, (row.account && erasures.get(row.account.id)) ?? null));
};
