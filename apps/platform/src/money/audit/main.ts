import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, loadMerchants, openDatabase, parseVariables, readStorage, StartError } from '#kernel';
import { auditLedger } from './auditLedger.ts';
import { describeAudit } from './describeAudit.ts';

const audit = async () => {
  const problems: string[] = [];
  const storage = readStorage(parseVariables(process.env, problems), problems);
  if (problems.length > 0) throw new ConfigError(problems);
  if (storage.databaseUrl === null && !existsSync(join(storage.dataDir, 'database')))
    throw new StartError(`There is no database in ${storage.dataDir} yet: start the platform first.`);
  const merchants = await loadMerchants(storage.brandsDir);
  const database = await openDatabase(storage, (error) => console.error(error.message));
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
  const isForeseen = error instanceof ConfigError || error instanceof StartError;
  console.error(isForeseen ? error.message : error);
  process.exitCode = 1;
}
