// What a person does with brands: `node packages/brand/scripts/brand.ts <command>`; without one it says which there are.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brandVariables, createReader } from '@marquee/variables';
import { BrandError } from '../src/load/BrandError.ts';
import { brandProgram } from './commands/brandProgram.ts';
import { UsageError } from './commands/UsageError.ts';

const variables = createReader(brandVariables);
const own = resolve(import.meta.dirname, '../../..');

const run = (root: string) => (command: string, args: readonly string[]) =>
  new Promise<string>((done, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (said += text.toString()));
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done(said) : fail(new UsageError(said.trim() || `${command} failed.`)),
    );
  });

/** How many members a merchant has in the database that the environment names; undefined where there is none. */
const countMembers = (root: string) => async (code: string) => {
  const folder = join(resolve(root, variables.requiredText('DATA_DIR')), 'database');
  if (!variables.text('DATABASE_URL') && !existsSync(folder)) return undefined;
  const said = await run(root)('node', [join(root, 'apps/platform/src/seed/apply/main.ts'), 'members', code]);
  return Number(/(\d+) members/.exec(said)?.[1] ?? 0);
};

const program = brandProgram({
  own,
  calledFrom: variables.text('CALLED_FROM') ?? process.cwd(),
  isAsked: Boolean(process.stdin.isTTY && process.stdout.isTTY),
  tell: (text) => console.log(text),
  run,
  countMembers,
});

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof UsageError || error instanceof BrandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
