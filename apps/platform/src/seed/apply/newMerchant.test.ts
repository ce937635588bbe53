import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBrand } from '@marquee/brand/create';
import { afterAll, expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { loadMerchants } from '../../kernel/merchants/loadMerchants.ts';
import { runCommand } from './runCommand.ts';

const brands = join(import.meta.dirname, '../../../../../brands');
const copy = join(mkdtempSync(join(tmpdir(), 'marquee-brands-')), 'brands');
for (const brand of ['northbay', 'sen-vang'])
  cpSync(join(brands, brand), join(copy, brand), { recursive: true });
symlinkSync(join(brands, 'node_modules'), join(copy, 'node_modules'));
afterAll(() => rmSync(join(copy, '..'), { recursive: true }));

const { platform, visit } = openTestSite(() => ({ BRANDS_DIR: copy }));
const call = () => visit({ host: 'harbour.localhost' }).call('getRegisterSettings');

test('a brand that is made while a node runs is live when it is applied', async () => {
  expect((await call()).error?.code).toBe('DOMAIN_UNKNOWN');
  const wish = {
    id: 'harbour',
    name: 'Harbour',
    from: 'northbay',
    domain: 'harbour.localhost',
    merchant: 'HARBOUR',
  };
  await createBrand(copy, wish);
  const { database, clock } = platform().services;
  const told = await runCommand(
    { name: 'apply', codes: ['HARBOUR'], take: [] },
    { database, merchants: await loadMerchants(copy), now: clock.now(), isSandbox: true },
  );
  expect(told).toContain('HARBOUR (brands/harbour)');
  await expect.poll(async () => (await call()).value?.minimumAge).toBe(21);
});
