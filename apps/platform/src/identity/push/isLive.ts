import { and, eq, exists, gt, isNull, or, type SQL } from '#drizzle';
import type { Connection } from '#kernel';
import { pushSubscriptions } from '#sites';
import { rememberedLogins, sessions } from '../session/schema.ts';

/** Whether the login that a subscription was made in still stands: a session of its browser, or its remembered login. */
export const isLive = (tx: Connection, now: Date): SQL | undefined =>
  or(
    exists(
      tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(
          and(
            eq(sessions.accountId, pushSubscriptions.accountId),
            eq(sessions.secretHash, pushSubscriptions.browser),
            isNull(sessions.endedAt),
            gt(sessions.expiresAt, now),
          ),
        ),
    ),
    exists(
      tx
        .select({ series: rememberedLogins.series })
        .from(rememberedLogins)
        .where(
          and(
            eq(rememberedLogins.accountId, pushSubscriptions.accountId),
            eq(rememberedLogins.series, pushSubscriptions.series),
            gt(rememberedLogins.expiresAt, now),
          ),
        ),
    ),
  );
