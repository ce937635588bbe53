import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lockFolder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a second opener is refused until the first has let go', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(/Another platform \(process \d+\) uses the data in .*DATA_DIR/);
  release();
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a process that is gone is taken over', () => {
  const { pid } = spawnSync('true');
  writeFileSync(join(folder, 'platform.lock'), `${pid} 1`);
  const release = lockFolder(folder);
  expect(existsSync(join(folder, 'platform.lock'))).toBe(true);
  release();
});

test.runIf(process.platform === 'linux')(
  'a process id that was given to another process holds nothing',
  () => {
    writeFileSync(join(folder, 'platform.lock'), `${process.pid} 1`);
    expect(lockFolder(folder)).not.toThrow();
  },
);

test.runIf(process.platform === 'linux')(
  'a process that has ended holds nothing, though its parent never asks for its end',
  async () => {
    const careless = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60']);
    const [printed] = (await once(careless.stdout, 'data')) as [Buffer];
    const pid = printed.toString().trim();
    const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8');
    await expect.poll(stat).toMatch(/\) Z /);
    writeFileSync(join(folder, 'platform.lock'), `${pid} ${stat().split(') ')[1]!.split(' ')[19]}`);
    expect(lockFolder(folder)).not.toThrow();
    careless.kill();
  },
);

test('a lock that was written halfway holds nothing', () => {
  writeFileSync(join(folder, 'platform.lock'), '');
  expect(lockFolder(folder)).not.toThrow();
});
