import type { Connection, Merchant } from '#kernel';
import type { PlaySettings } from './PlaySettings.ts';
import { playSettings } from './schema.ts';
import { usualPlaySettings } from './usualPlaySettings.ts';

/** What a merchant has settled about responsible play, or what is usual. */
export const readPlaySettings = async (tx: Connection, merchant: Merchant): Promise<PlaySettings> => {
  const [own] = await tx.select().from(playSettings);
  return own ?? usualPlaySettings(merchant.brand.currency);
};
