import { and, gt, isNull, lte, or, type SQL } from '#drizzle';
import type { PgColumn } from '#drizzle/pg-core';

type Period = { startsAt: PgColumn; endsAt: PgColumn };

/** Whether a row's period holds at a moment; what names no beginning has begun, and no end never ends. */
export const isShownAt = ({ startsAt, endsAt }: Period, now: Date): SQL | undefined =>
  and(or(isNull(startsAt), lte(startsAt, now)), or(isNull(endsAt), gt(endsAt, now)));
