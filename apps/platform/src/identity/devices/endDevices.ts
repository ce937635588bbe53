import { and, eq, inArray, isNull, or } from '#drizzle';
import { type Connection, recordEvent, type SignedIn } from '#kernel';
import { rememberedLogins, sessions } from '../session/schema.ts';
import { deviceKey, findDevices, type FoundDevice } from './findDevices.ts';

/**
 * Logs those other browsers of the member out that `isMeant` picks: all their sessions, and the remembered login by
 * which they would come back. Answers how many there were.
 */
export const endDevices = async (
  tx: Connection,
  context: SignedIn,
  isMeant: (device: FoundDevice) => boolean,
): Promise<number> => {
  const { accountId, id } = context.session;
  const now = context.now();
  const [own] = await tx.select().from(sessions).where(eq(sessions.id, id));
  const devices = await findDevices(tx, accountId, now);
  if (own) devices.delete(deviceKey(own));
  const ended = [...devices.values()].filter(isMeant).map(({ latest }) => latest);
  if (ended.length === 0) return 0;
  const secrets = ended.map(({ secretHash }) => secretHash);
  const series = ended.flatMap((each) => each.series ?? []);
  await tx.delete(rememberedLogins).where(inArray(rememberedLogins.series, series));
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        or(inArray(sessions.secretHash, secrets), inArray(sessions.series, series)),
      ),
    );
  await recordEvent(tx, context, 'session.ended', accountId, { devices: ended.length });
  return ended.length;
};
