import type { Connection, Merchant } from '#kernel';
import { profileOf } from './profiles/profiles.ts';
import { seedGames } from './seedGames.ts';
import { seedMessages } from './seedMessages.ts';
import { seedSite } from './seedSite.ts';
import { seedWinners } from './seedWinners.ts';

/**
 * Fills a merchant that has nothing yet: its site, help and catalogue. News, promotions, banners and wins are made up, so
 * a demonstration alone has them.
 */
export const seedMerchant = async (
  tx: Connection,
  merchant: Merchant,
  { now, isDemonstration }: { now: Date; isDemonstration: boolean },
): Promise<void> => {
  const profile = profileOf(merchant);
  await seedSite(tx, merchant, profile);
  const games = await seedGames(tx, merchant, profile);
  if (!isDemonstration) return;
  await seedMessages(tx, merchant, profile, now);
  await seedWinners(tx, merchant, games, now);
};
