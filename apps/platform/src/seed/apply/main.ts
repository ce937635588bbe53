import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { VariablesError } from '@marquee/variables';
import { loadMerchants, MoveRefusal, openDatabases, parseVariables, readStorage, StartError } from '#kernel';
import { ApplyRefusal } from './ApplyRefusal.ts';
import { type Command, readCommand, usage } from './readCommand.ts';
import { runCommand } from './runCommand.ts';
import { runMoveCommand } from './runMoveCommand.ts';

const run = async (command: Command) => {
  const problems: string[] = [];
  const variables = parseVariables(process.env, problems);
  const storage = readStorage(variables, problems);
  if (problems.length > 0) throw new VariablesError(problems);
  if (storage.databaseUrl === null && !existsSync(join(storage.dataDir, 'database')))
    throw new StartError(`There is no database in ${storage.dataDir} yet: start the platform first.`);
  const tellLost = (error: Error) => console.error(error.message);
  if (command.name === 'move') return runMoveCommand(command, storage, tellLost);
  const merchants = await loadMerchants(storage.brandsDir);
  const database = await openDatabases(storage, tellLost);
  try {
    console.log(
      await runCommand(command, {
        database,
        merchants,
        now: new Date(),
        isSandbox: variables.isOn('SANDBOX'),
      }),
    );
  } finally {
    await database.close();
  }
};

const isForeseen = (error: unknown): error is Error =>
  error instanceof VariablesError ||
  error instanceof StartError ||
  error instanceof ApplyRefusal ||
  error instanceof MoveRefusal ||
  (error instanceof Error && error.name === 'BrandError');

const command = readCommand(process.argv.slice(2));
if (typeof command === 'string') {
  console.error(`${command}\n\n${usage}`);
  process.exitCode = 1;
} else {
  await run(command).catch((error: unknown) => {
    console.error(isForeseen(error) ? error.message : error);
    process.exitCode = 1;
  });
}
