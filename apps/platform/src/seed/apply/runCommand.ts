import { type Database, type Merchant, StartError } from '#kernel';
import { applySettings } from './applySettings.ts';
import { compareSettings } from './compareSettings.ts';
import { describeApplied } from './describeApplied.ts';
import { lockMerchant } from './lockMerchant.ts';
import type { Command } from './readCommand.ts';
import { recordCodes } from './recordCodes.ts';

const find = (merchants: readonly Merchant[], codes: readonly string[]): readonly Merchant[] => {
  const unknown = codes.find((code) => merchants.every((merchant) => merchant.code !== code));
  if (unknown === undefined)
    return codes.length === 0 ? merchants : merchants.filter(({ code }) => codes.includes(code));
  const all = merchants.map(({ code }) => code).join(', ');
  throw new StartError(`No brand has a merchant "${unknown}". Merchants: ${all}.`);
};

const compare = async (database: Database, { code, ...rest }: Merchant) => {
  const differences = await database.tenant(code, (tx) => compareSettings(tx, { code, ...rest }));
  return {
    changed: differences.filter(({ isOperators }) => !isOperators),
    kept: differences.filter(({ isOperators }) => isOperators),
  };
};

/**
 * Does what an operator asks for, merchant by merchant, each in a transaction of its own, and answers what to tell.
 * Rejects with `ApplyRefusal` or `StartError` where it may not be done.
 */
export const runCommand = async (
  { name, codes, take }: Command,
  { database, merchants, now }: { database: Database; merchants: readonly Merchant[]; now: Date },
): Promise<string> => {
  const chosen = find(merchants, codes);
  if (name === 'apply') await recordCodes(database, merchants, now);
  const parts: string[] = [];
  for (const merchant of chosen) {
    const of = { code: merchant.code, brandId: merchant.brand.id };
    if (name === 'apply') {
      const done = await database.tenant(merchant.code, async (tx) => {
        await lockMerchant(tx, merchant.code);
        return applySettings(tx, merchant, { now, take });
      });
      parts.push(describeApplied(of, done, true));
      continue;
    }
    const differences = await compare(database, merchant);
    if (name === 'diff') parts.push(describeApplied(of, differences, false));
    else {
      const { changed, kept } = differences;
      parts.push(
        `${of.code}  brands/${of.brandId}  ${merchant.domains.join(', ')}  ${changed.length} to apply, ${kept.length} changed by operators`,
      );
    }
  }
  return parts.join(name === 'list' ? '\n' : '\n\n');
};
