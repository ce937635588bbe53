import { eq } from '#drizzle';
import type { Connection } from '#kernel';
import type { PlaySettings } from './PlaySettings.ts';
import { playLimits } from './schema.ts';
import { type SettledLimit, settleLimit } from './settleLimit.ts';

/** Every limit that the merchant offers, as it stands for a member at a moment. */
export const readLimits = async (
  tx: Connection,
  settings: PlaySettings,
  account: string,
  now: Date,
): Promise<SettledLimit[]> => {
  const stored = await tx.select().from(playLimits).where(eq(playLimits.accountId, account));
  return settings.limits.map((rule) =>
    settleLimit(
      rule,
      stored.find(({ kind, period }) => kind === rule.kind && period === rule.period),
      now,
    ),
  );
};
