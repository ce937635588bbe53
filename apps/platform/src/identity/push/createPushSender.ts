import { and, eq } from '#drizzle';
import type { PushSender, Services } from '#kernel';
import { pushSubscriptions } from '#sites';
import { isLive } from './isLive.ts';

/** The page that a notification opens. */
const path = '/?modal=announcements&tab=inbox';

/**
 * Sends notifications to the browsers that they are for, as long as the login lasts that asked for them. One whose login
 * is over, or that its push service does not know any more, is asked no further.
 */
export const createPushSender = ({
  database,
  clock,
  merchants,
  push,
}: Pick<Services, 'database' | 'clock' | 'merchants' | 'push'>): PushSender => ({
  sendPush: async ({ merchantCode, recipient, text }) => {
    const target = await database.tenant(merchantCode, async (tx) => {
      const [found] = await tx
        .select()
        .from(pushSubscriptions)
        .where(and(eq(pushSubscriptions.id, recipient), isLive(tx, clock.now())));
      if (!found) await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, recipient));
      return found;
    });
    if (!target || !push) return 'withheld';
    const title = merchants.find(({ code }) => code === merchantCode)?.brand.name ?? '';
    if ((await push.send(target, JSON.stringify({ title, body: text, path }))) === 'taken') return 'taken';
    await database.tenant(merchantCode, (tx) =>
      tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, recipient)),
    );
    return 'withheld';
  },
});
