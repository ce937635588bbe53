import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Fixtures } from './Fixtures.ts';
import { startReference } from './reference/startReference.ts';

const run = promisify(execFile);

const call = async (args: readonly string[]) => {
  const program = run(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args]);
  return program.then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
};

const optionsOf = ({ url, secret, vendor, brand, gameId, currency, main }: Fixtures) => {
  const { player, token } = main;
  const all = { url, secret, vendor, brand, game: gameId, currency, player, token };
  return Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]);
};

test('a player alone lets most rules be tried, and the report says which were not', async () => {
  const { fixtures, stop } = await startReference();
  const { code, stdout } = await call(optionsOf(fixtures));
  await stop();
  expect(code).toBe(0);
  expect(stdout).toContain('✓ bet-again');
  expect(stdout).toMatch(/– token-player .*\n.*not tried: it needs other/);
  expect(stdout).toMatch(/\d+ kept, 0 broken, \d+ not tried\n$/);
});

test('a broken rule is named with what was seen, and the exit code is 1', async () => {
  const { fixtures, stop } = await startReference('rollback-first');
  const { code, stdout } = await call(optionsOf(fixtures));
  await stop();
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /✗ rollback-first .*\n.*broken: The bet after it has to be refused as TRANSACTION_ROLLED_BACK/,
  );
});

test('the report can be read by a program, and one rule be played alone', async () => {
  const { fixtures, stop } = await startReference();
  const { stdout } = await call([...optionsOf(fixtures), '--json', '--rule', 'brand']);
  await stop();
  expect(JSON.parse(stdout)).toEqual([{ rule: expect.objectContaining({ id: 'brand' }), outcome: 'kept' }]);
});

test('what is missing is named, and an implementation that is not there breaks the rules', async () => {
  const { code, stderr } = await call(['--url', 'http://127.0.0.1:9/vendor/v1']);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^Tell secret, vendor, brand, gameId, currency, main too/);
  const { fixtures, stop } = await startReference();
  await stop();
  const gone = await call([...optionsOf(fixtures), '--rule', 'bet']);
  expect([gone.code, gone.stdout]).toEqual([1, expect.stringContaining('broken')]);
});
