import type { ValueOf } from '@marquee/contract';
import { eq, type SQL } from '#drizzle';
import { accounts } from '#identity';
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

/** A question or complaint as staff's list shows it. */
export const toVoice = ({ voice, account }: VoiceRow, now: Date): Voice => ({
  reference: voice.reference,
  // The contract let nothing else in.
  questionType: voice.questionType as Voice['questionType'],
  language: voice.language,
  content: voice.content,
  username: account?.username ?? null,
  createdAt: voice.createdAt.toISOString(),
  dueAt: voice.dueAt.toISOString(),
  isOverdue: voice.answeredAt === null && voice.dueAt < now,
  answeredAt: voice.answeredAt?.toISOString() ?? null,
  reopenedAt: voice.reopenedAt?.toISOString() ?? null,
  assignedTo:
    voice.assignedTo && voice.assignedName ? { id: voice.assignedTo, name: voice.assignedName } : null,
});
