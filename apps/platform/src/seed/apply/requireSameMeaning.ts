import type { Connection, Merchant } from '#kernel';
import { accounts } from '#identity';
import { ledgerEntries } from '#money';
import { ApplyRefusal } from './ApplyRefusal.ts';
import type { Difference } from './Difference.ts';

/** Refuses what would make stored amounts or closed days mean something else. */
export const requireSameMeaning = async (
  tx: Connection,
  { code, brand }: Merchant,
  changed: readonly Difference[],
): Promise<void> => {
  const find = (key: string) => changed.find((one) => one.key === key && one.database !== undefined);
  const file = `brands/${brand.id}/brand.ts`;
  const currency = find('brand.currency');
  if (currency) {
    const [member] = await tx.select({ id: accounts.id }).from(accounts).limit(1);
    if (member)
      throw new ApplyRefusal(
        `Merchant ${code} keeps its members' money in ${String(currency.database)}, and ${file} says ${brand.currency} now: every amount would mean other money. Put ${String(currency.database)} back, or open a further merchant code for ${brand.currency}.`,
      );
  }
  const zone = find('brand.timeZone');
  if (zone) {
    const [entry] = await tx.select({ version: ledgerEntries.version }).from(ledgerEntries).limit(1);
    if (entry)
      throw new ApplyRefusal(
        `Merchant ${code} has closed its days in ${String(zone.database)}, and ${file} says ${brand.timeZone} now: records, limits and statements of past days would change. Put ${String(zone.database)} back, or open a further merchant code for ${brand.timeZone}.`,
      );
  }
};
