import { and, between, sql } from '#drizzle';
import type { Connection } from '#kernel';
import { ledgerSums } from '#money';
import type { Days } from './readDays.ts';

const { day, currency, kind, book, game, movedIn, movedOut, entries } = ledgerSums;

/** Numbers of a text: sums of big integers are numeric, which the driver writes as one. */
const total = (column: typeof movedIn) => sql<number>`sum(${column})`.mapWith(Number);

const figures = {
  currency,
  kind,
  book,
  movedIn: total(movedIn),
  movedOut: total(movedOut),
  entries: total(entries),
};

/** The sums of each of some days. */
export const findDaySums = (tx: Connection, { from, to }: Days) =>
  tx
    .select({ day, ...figures })
    .from(ledgerSums)
    .where(between(day, from, to))
    .groupBy(day, currency, kind, book);

/** The sums of all of some days, by game. */
export const findGameSums = (tx: Connection, { from, to }: Days) =>
  tx
    .select({ game, ...figures })
    .from(ledgerSums)
    .where(and(between(day, from, to), sql`${book} like 'vendor.%'`))
    .groupBy(game, currency, kind, book);

/** A sum that a game has brought. */
export type GameSum = Awaited<ReturnType<typeof findGameSums>>[number];
