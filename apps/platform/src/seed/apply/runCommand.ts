import { requireConfirmed } from '@marquee/brand/load';
import { type Database, type Merchant, StartError } from '#kernel';
import { accounts } from '#identity';
import { applySettings } from './applySettings.ts';
import { compareSettings } from './compareSettings.ts';
import { describeApplied } from './describeApplied.ts';
import { lockMerchant } from './lockMerchant.ts';
import { setMaintenance } from './setMaintenance.ts';
import type { FolderCommand } from './readCommand.ts';
import { recordCodes } from './recordCodes.ts';

const find = (merchants: readonly Merchant[], codes: readonly string[]): readonly Merchant[] => {
  const unknown = codes.find((code) => merchants.every((merchant) => merchant.code !== code));
  if (unknown === undefined)
    return codes.length === 0 ? merchants : merchants.filter(({ code }) => codes.includes(code));
  const all = merchants.map(({ code }) => code).join(', ');
  throw new StartError(`No brand has a merchant "${unknown}". Merchants: ${all}.`);
};

const compare = async (database: Database, { code, ...rest }: Merchant) => {
  const { differences } = await database.tenant(code, (tx) => compareSettings(tx, { code, ...rest }));
  return {
    changed: differences.filter(({ isOperators }) => !isOperators),
    kept: differences.filter(({ isOperators }) => isOperators),
  };
};

type Parts = {
  database: Database;
  merchants: readonly Merchant[];
  now: Date;
  /** Facts of a brand that nobody has confirmed are applied too. */
  isSandbox?: boolean;
};

/**
 * Does what an operator asks for, merchant by merchant, each in a transaction of its own, and answers what to tell.
 * Rejects with `ApplyRefusal`, `StartError` or `BrandError` where it may not be done.
 */
export const runCommand = async (
  { name, codes, take, which = { games: [], vendors: [] } }: FolderCommand,
  { database, merchants, now, isSandbox = false }: Parts,
): Promise<string> => {
  const chosen = find(merchants, codes);
  if (name === 'apply' && !isSandbox) requireConfirmed(chosen.map(({ brand }) => brand));
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
    if (name === 'close' || name === 'open') {
      const wish = { isUnder: name === 'close', now };
      const told = await database.tenant(of.code, (tx) => setMaintenance(tx, which, wish));
      parts.push(`${of.code}  ${told}`);
      continue;
    }
    if (name === 'members') {
      const members = await database.tenant(of.code, (tx) => tx.$count(accounts));
      parts.push(`${of.code}  ${members} members`);
      continue;
    }
    const differences = await compare(database, merchant);
    if (name === 'diff') parts.push(describeApplied(of, differences, false));
    else {
      const { changed, kept } = differences;
      const home = database.homeOf ? `  in ${database.homeOf(of.code)}` : '';
      parts.push(
        `${of.code}  brands/${of.brandId}  ${merchant.domains.join(', ')}${home}  ${changed.length} to apply, ${kept.length} changed by operators`,
      );
    }
  }
  return parts.join(name === 'diff' || name === 'apply' ? '\n\n' : '\n');
};
