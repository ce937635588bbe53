import { sql } from '#drizzle';
import { type Connection, type Context, hashSecret } from '#kernel';
import { accountDevices } from './schema.ts';

/**
 * Writes down on which browser an account is logged in: by every id that the browser is known by, those of its other
 * accounts too, so that staff sees who shares one.
 */
export const keepAccountDevice = async (
  tx: Connection,
  { merchant, now }: Pick<Context, 'merchant' | 'now'>,
  accountId: string,
  ids: readonly string[],
): Promise<void> => {
  const at = now();
  const hashes = [...new Set(ids.filter(Boolean).map(hashSecret))];
  await tx
    .insert(accountDevices)
    .values(
      hashes.map((deviceHash) => ({
        merchantCode: merchant.code,
        accountId,
        deviceHash,
        firstSeenAt: at,
        lastSeenAt: at,
      })),
    )
    .onConflictDoUpdate({
      target: [accountDevices.accountId, accountDevices.deviceHash],
      set: { lastSeenAt: sql`excluded.last_seen_at` },
    });
};
