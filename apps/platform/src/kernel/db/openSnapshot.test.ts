import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clock } from '../clock/schema.ts';
import { openSnapshot } from './openSnapshot.ts';
import { roleOfCalls } from './testing/roleOfCalls.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-snapshot-'));
afterAll(() => rmSync(folder, { recursive: true }));
const below = join(folder, 'below');
const file = join(below, 'database.tar.gz');

test('a database comes from its file as it was made, and what is written into it stays out of the file', async () => {
  mkdirSync(below);
  writeFileSync(join(below, 'of-before.tar.gz'), '');
  const made = await openSnapshot(file);
  await made.system((db) => db.insert(clock).values({ id: true, offsetMs: 1 }));
  await made.close();
  const { mtimeMs } = statSync(file);
  const loaded = await openSnapshot(file);
  expect(await loaded.system((db) => db.select().from(clock))).toEqual([]);
  expect(await roleOfCalls(loaded)).toBe('marquee_calls');
  await loaded.close();
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  expect(readdirSync(below)).toEqual(['database.tar.gz']);
});
