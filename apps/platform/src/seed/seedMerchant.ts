import type { Connection, Merchant } from '#kernel';
import { profileOf } from './profiles/profiles.ts';
import { seedGames } from './seedGames.ts';
import { seedMessages } from './seedMessages.ts';
import { seedSite } from './seedSite.ts';
import { seedWinners } from './seedWinners.ts';

/** Fills a merchant that has nothing yet: its site, its catalogue, its texts and its winner board. */
export const seedMerchant = async (tx: Connection, merchant: Merchant, now: Date): Promise<void> => {
  const profile = profileOf(merchant);
  await seedSite(tx, merchant, profile);
  const games = await seedGames(tx, merchant, profile);
  await seedMessages(tx, merchant, profile, now);
  await seedWinners(tx, merchant, games, now);
};
