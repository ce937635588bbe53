import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { VariablesError } from '@marquee/variables';
import { loadMerchants, openDatabases, parseVariables, readStorage, StartError } from '#kernel';
import { readReviewCommand, type ReviewCommand, usage } from './readReviewCommand.ts';
import { runReviewCommand } from './runReviewCommand.ts';

const run = async (command: ReviewCommand) => {
  const problems: string[] = [];
  const storage = readStorage(parseVariables(process.env, problems), problems);
  if (problems.length > 0) throw new VariablesError(problems);
  if (storage.databaseUrl === null && !existsSync(join(storage.dataDir, 'database')))
    throw new StartError(`There is no database in ${storage.dataDir} yet: start the platform first.`);
  const merchants = await loadMerchants(storage.brandsDir);
  const database = await openDatabases(storage, (error) => console.error(error.message));
  try {
    console.log(await runReviewCommand(command, { database, merchants, now: new Date() }));
  } finally {
    await database.close();
  }
};

const command = readReviewCommand(process.argv.slice(2));
if (typeof command === 'string') {
  console.error(`${command}\n\n${usage}`);
  process.exitCode = 1;
} else {
  await run(command).catch((error: unknown) => {
    const isForeseen = error instanceof VariablesError || error instanceof StartError;
    console.error(isForeseen ? error.message : error);
    process.exitCode = 1;
  });
}
