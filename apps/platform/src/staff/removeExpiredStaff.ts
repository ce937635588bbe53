import { everyMerchant } from '@marquee/contract';
import { lt, or } from '#drizzle';
import { momentFrom, outbox, type Services } from '#kernel';
import { staffPasskeyChallenges } from './passkeys/schema.ts';
import { staffInvitations, staffSessions } from './people/schema.ts';

/** Days after which nothing is kept of a link or session that is over, nor of a message that was sent. */
const keptDays = 30;

/** Removes links, sessions and messages of staff that are past their use; the trail keeps who was in. */
export const removeExpiredStaff = async ({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> => {
  await clock.refresh();
  const before = momentFrom(clock.now(), { days: -keptDays });
  await database.system(async (db) => {
    await db.delete(staffPasskeyChallenges).where(lt(staffPasskeyChallenges.expiresAt, clock.now()));
    await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, before));
    await db
      .delete(staffSessions)
      .where(or(lt(staffSessions.expiresAt, before), lt(staffSessions.endedAt, before)));
  });
  await database.tenant(everyMerchant, (tx) => tx.delete(outbox).where(lt(outbox.createdAt, before)));
};
