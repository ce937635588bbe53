import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { clonePostgres } from '../engines/cloneDatabase.ts';
import { ask, startProcess } from './startProcess.ts';

const brands = join(import.meta.dirname, '../../../../brands');
const command = join(import.meta.dirname, '../../src/seed/apply/main.ts');
const engine = inject('engine');

/** A copy of the brands' folder, as an operator has it beside the release that runs. */
const copyBrands = (folder: string) => {
  for (const brand of ['northbay', 'sen-vang'])
    cpSync(join(brands, brand), join(folder, 'brands', brand), { recursive: true });
  symlinkSync(join(brands, 'node_modules'), join(folder, 'brands/node_modules'));
  return join(folder, 'brands');
};

// One process alone opens an embedded database: there, a start applies.
test.runIf(engine.kind === 'postgres')(
  'what `merchants apply` writes is followed by every node that runs, without a restart',
  { timeout: 120_000 },
  async () => {
    if (engine.kind !== 'postgres') return;
    const folder = mkdtempSync(join(tmpdir(), 'marquee-apply-'));
    const { url, drop } = await clonePostgres(engine);
    const copy = copyBrands(folder);
    const env = { DATABASE_URL: url };
    const nodes = [startProcess(folder, env), startProcess(folder, env)];
    try {
      const ports = await Promise.all(nodes.map(({ port }) => port));
      const ages = () =>
        Promise.all(
          ports.map(async (port) => {
            const answer = await ask(port ?? 0, { path: '/wps/system/setting/register' });
            return (JSON.parse(answer?.text ?? '{}') as { value?: { minimumAge: number } }).value?.minimumAge;
          }),
        );
      expect(await ages()).toEqual([18, 18]);

      const file = join(copy, 'sen-vang/brand.ts');
      writeFileSync(file, readFileSync(file, 'utf8').replace('minimumAge: 18', 'minimumAge: 20'));
      const run = (...words: string[]) =>
        promisify(execFile)(process.execPath, [command, ...words], {
          env: { ...process.env, ...env, BRANDS_DIR: copy, SANDBOX: '' },
        });
      const { stdout } = await run('diff', 'SENVIP');
      expect(stdout).toContain('18 → 20');
      expect(await ages()).toEqual([18, 18]);
      await run('apply');
      await expect.poll(ages, { timeout: 30_000 }).toEqual([20, 20]);
      expect((await run('diff')).stdout).not.toMatch(/\d to apply/);
    } finally {
      for (const { child, ended } of nodes) {
        child.kill('SIGKILL');
        await ended;
      }
      await drop();
      rmSync(folder, { recursive: true });
    }
  },
);
