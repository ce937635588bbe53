import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { VariablesError } from '@marquee/variables';
import { loadMerchants, openDatabases, readConfig, StartError } from '#kernel';
import { originOfConsole } from '../invitations/originOfConsole.ts';
import { type Command, readCommand, usage } from './readCommand.ts';
import { runCommand } from './runCommand.ts';

const run = async (command: Command) => {
  const config = await readConfig(process.env);
  const origin = originOfConsole(config);
  if (origin === null) throw new StartError('Set CONSOLE_HOST: the host name of the operators’ console.');
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'database')))
    throw new StartError(`There is no database in ${config.dataDir} yet: start the platform first.`);
  const merchants = await loadMerchants(config.brandsDir);
  const database = await openDatabases(config, (error) => console.error(error.message));
  try {
    console.log(await runCommand(command, { database, config, merchants, origin, now: () => new Date() }));
  } finally {
    await database.close();
  }
};

const command = readCommand(process.argv.slice(2));
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
