import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { VariablesError } from '@marquee/variables';
import { loadMerchants, openDatabases, parseVariables, readStorage, StartError } from '#kernel';
import { auditLedger, type MerchantBreach } from './auditLedger.ts';
import { checks } from './checks.ts';

/** What an audit found, for a person at a terminal: every check, and under a broken one its rows. */
const describeAudit = (breaches: readonly MerchantBreach[]): string => {
  const lines = checks.flatMap(({ name, rule }) => {
    const broken = breaches.filter(({ check }) => check === name);
    const rows = broken.map(({ merchant, row }) => `      ${merchant} ${JSON.stringify(row)}`);
    return [`${broken.length === 0 ? 'ok    ' : 'BROKEN'} ${name}: ${rule}`, ...rows];
  });
  const sum = breaches.length === 0 ? 'The ledger is whole.' : 'The ledger is broken.';
  return [...lines, sum].join('\n');
};

const audit = async () => {
  const problems: string[] = [];
  const storage = readStorage(parseVariables(process.env, problems), problems);
  if (problems.length > 0) throw new VariablesError(problems);
  if (storage.databaseUrl === null && !existsSync(join(storage.dataDir, 'database')))
    throw new StartError(`There is no database in ${storage.dataDir} yet: start the platform first.`);
  const merchants = await loadMerchants(storage.brandsDir);
  const database = await openDatabases(storage, (error) => console.error(error.message));
  try {
    const breaches = await auditLedger(database, merchants);
    console.log(describeAudit(breaches));
    if (breaches.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
};

try {
  await audit();
} catch (error) {
  const isForeseen = error instanceof VariablesError || error instanceof StartError;
  console.error(isForeseen ? error.message : error);
  process.exitCode = 1;
}
