import { usualPlay } from '@marquee/brand/settings';
import type { Connection, Merchant } from '#kernel';
import type { PlaySettings } from './PlaySettings.ts';
import { playSettingsOf } from './playSettingsOf.ts';
import { playSettings } from './schema.ts';

/** What a merchant has settled about responsible play, or what is usual. */
export const readPlaySettings = async (tx: Connection, merchant: Merchant): Promise<PlaySettings> => {
  const [own] = await tx.select().from(playSettings);
  return own ?? playSettingsOf(usualPlay(merchant.brand.currency));
};
