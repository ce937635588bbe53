import type { ValueOf } from '@marquee/contract';
import { and, eq, sql } from '#drizzle';
import { ApiFailure, type Connection, momentFrom, type SignedIn } from '#kernel';
import { sessions } from '#identity';
import { findPlayer } from '../findPlayer.ts';
import { readPlaySettings } from '../readPlaySettings.ts';
import { sumPlay } from '../used/sumPlay.ts';
import { isOfLogin } from './isOfLogin.ts';

/** The tabs of one browser are one session to a member: it began with the first of them. */
const readLogin = async (tx: Connection, session: SignedIn['session']) => {
  const moment = (text: string | null | undefined) => (text ? new Date(text) : null);
  const [login] = await tx
    .select({
      startedAt: sql<string>`min(${sessions.createdAt})`,
      checkedAt: sql<string | null>`max(${sessions.realityCheckedAt})`,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, session.accountId), isOfLogin(session.id)));
  const startedAt = moment(login?.startedAt);
  if (!startedAt) throw new ApiFailure('SESSION_EXPIRED');
  return { startedAt, checkedAt: moment(login?.checkedAt) };
};

/** How long a member has been here, what they have won or lost since, and when to tell them. */
export const readRealityCheck = async (
  tx: Connection,
  { merchant, session, ...context }: SignedIn,
): Promise<ValueOf<'getRealityCheck'>> => {
  const now = context.now();
  const account = session.accountId;
  const player = await findPlayer(tx, { merchant, account, now });
  if (!player) throw new ApiFailure('SESSION_EXPIRED');
  const minutes = player.realityCheckMinutes ?? (await readPlaySettings(tx, merchant)).realityCheckMinutes;
  const { startedAt, checkedAt } = await readLogin(tx, session);
  const { currency } = player;
  const { net } = await sumPlay(tx, {
    account,
    currency,
    from: startedAt,
    to: momentFrom(now, { seconds: 1 }),
  });
  const secondsTo = (moment: Date) => Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000));
  return {
    minutes,
    startedAt: startedAt.toISOString(),
    elapsedSeconds: Math.max(0, Math.floor((now.getTime() - startedAt.getTime()) / 1000)),
    currency,
    net,
    dueInSeconds: secondsTo(momentFrom(checkedAt ?? startedAt, { minutes })),
  };
};
