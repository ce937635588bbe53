import type { QueryOf } from '@marquee/contract';
import { and, asc, count, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from '#drizzle';
import { accounts, usernameKey } from '#identity';
import type { Connection, Handler } from '#kernel';
import { feedback } from '#sites';
import { selectVoices, showVoices } from './selectVoices.ts';

type Queue = NonNullable<QueryOf<'getStaffVoices'>['queue']>;

const isOpen = isNull(feedback.answeredAt);
const isOf = (personId: string) => and(isOpen, eq(feedback.assignedTo, personId));

const inQueue = (queue: Queue, personId: string): SQL | undefined => {
  if (queue === 'open') return isOpen;
  if (queue === 'mine') return isOf(personId);
  return queue === 'answered' ? isNotNull(feedback.answeredAt) : undefined;
};

/** By its reference, or by the name of its member, each whole. */
const named = (text: string) =>
  or(eq(feedback.reference, text.trim().toUpperCase()), eq(accounts.usernameKey, usernameKey(text)));

const countWaiting = async (tx: Connection, personId: string, now: Date) => {
  const [counted] = await tx
    .select({
      open: count(),
      overdue: sql<number>`(count(*) filter (where ${lt(feedback.dueAt, now)}))::int`,
      mine: sql<number>`(count(*) filter (where ${isOf(personId)}))::int`,
    })
    .from(feedback)
    .where(isOpen);
  return { open: counted?.open ?? 0, overdue: counted?.overdue ?? 0, mine: counted?.mine ?? 0 };
};

/** The questions and complaints of a queue, and how much waits in each. */
export const getStaffVoices: Handler<'getStaffVoices'> = ({ tenant, now, staff }, { query }) =>
  tenant(async (tx) => {
    const { queue = 'open', questionType, search, page = 1, pageSize = 20 } = query;
    const where = and(
      inQueue(queue, staff.personId),
      questionType === undefined ? undefined : eq(feedback.questionType, questionType),
      search === undefined ? undefined : named(search),
    );
    const waits = queue === 'open' || queue === 'mine';
    const rows = await selectVoices(tx, where)
      .orderBy(waits ? asc(feedback.dueAt) : desc(feedback.createdAt), feedback.reference)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [counted] = await tx
      .select({ total: count() })
      .from(feedback)
      .leftJoin(accounts, eq(accounts.id, feedback.accountId))
      .where(where);
    return {
      voices: await showVoices(tx, rows, now()),
      total: counted?.total ?? 0,
      waiting: await countWaiting(tx, staff.personId, now()),
    };
  });
