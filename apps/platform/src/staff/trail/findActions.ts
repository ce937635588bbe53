import type { QueryOf, ValueOf } from '@marquee/contract';
import { and, count, desc, eq, gte, ilike, lte } from '#drizzle';
import type { Language } from '@marquee/reference';
import { type Connection, fieldProblem } from '#kernel';
import { type Facts, staffActions } from './schema.ts';

const said = (value: Facts[string] | undefined): string | null =>
  value === undefined || value === null ? null : String(value);

const changesOf = (before: Facts, after: Facts) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted().map((field) => ({
    field,
    before: said(before[field]),
    after: said(after[field]),
  }));

/** A text to look for, in which no character stands for others. */
const holding = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Latest moment that is asked for: PostgreSQL understands it. */
const latest = Date.UTC(2200, 0, 1);

const readMoment = (language: Language, field: 'from' | 'to', text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (!(moment.getTime() >= 0 && moment.getTime() <= latest)) throw fieldProblem(language, field, 'pattern');
  return moment;
};

/** A page of the trail of a merchant, newest first. */
export const findActions = async (
  tx: Connection,
  { merchant, language }: { merchant: string; language: Language },
  { person, operation, subject, from, to, page = 1, pageSize = 30 }: QueryOf<'getStaffActions'>,
): Promise<ValueOf<'getStaffActions'>> => {
  const [since, until] = [readMoment(language, 'from', from), readMoment(language, 'to', to)];
  const where = and(
    eq(staffActions.merchantCode, merchant),
    person === undefined ? undefined : ilike(staffActions.person, holding(person)),
    operation === undefined ? undefined : eq(staffActions.operation, operation),
    subject === undefined ? undefined : ilike(staffActions.subject, holding(subject)),
    since && gte(staffActions.at, since),
    until && lte(staffActions.at, until),
  );
  const rows = await tx
    .select()
    .from(staffActions)
    .where(where)
    .orderBy(desc(staffActions.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await tx.select({ total: count() }).from(staffActions).where(where);
  return {
    actions: rows.map((row) => ({
      number: row.number,
      at: row.at.toISOString(),
      person: row.person,
      operation: row.operation,
      subject: row.subject,
      changes: changesOf(row.before, row.after),
      reason: row.reason,
      address: row.ip,
    })),
    total: counted?.total ?? 0,
  };
};
