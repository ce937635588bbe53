import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pagesFolder, rendererFile } from '@marquee/deployment';
import { afterAll, expect, test, vi } from 'vitest';
import { openTestSite } from '../identity/session/testing/openTestSite.ts';
import { createPlatform } from './createPlatform.ts';

const { platform, visit } = openTestSite();
const host = 'northbay.localhost';
const sitesDir = mkdtempSync(join(tmpdir(), 'marquee-nodes-'));
afterAll(() => rmSync(sitesDir, { recursive: true }));

const files = {
  'northbay/routes.json': '["/"]',
  'northbay/app.html': '<p>Frame',
  [`${pagesFolder}/package.json`]: '{"type":"module"}',
  // Says what a call answers to a page, and how often a page has been rendered.
  [`${pagesFolder}/${rendererFile}`]: `
    import { parentPort } from 'node:worker_threads';
    let count = 0;
    parentPort.on('message', ({ render, value }) => {
      if (render) return parentPort.postMessage({ question: render, asked: ['${host}', '/wps/system/whitelabel', 'en'] });
      count += 1;
      parentPort.postMessage({ rendered: count, page: { html: value.merchant + ' ' + count } });
    });`,
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(sitesDir, file)), { recursive: true });
  writeFileSync(join(sitesDir, file), text);
}

test('a page is made of what calls answer, and made anew on every node once one has changed something', async () => {
  const { config, database, merchants, log } = platform().services;
  const node = await createPlatform({
    config: { ...config, sitesDir },
    database,
    merchants,
    log,
    hasRounds: false,
  });
  const page = async () => (await node.app.inject({ url: '/', headers: { host } })).body;
  try {
    expect(await page()).toBe('NORTHBAY 1');
    expect(await page()).toBe('NORTHBAY 1');
    await visit({ host: 'sen-vang.localhost' }).call('openSandboxPlayer', { body: {} });
    await visit({ host }).call('openSandboxPlayer', { body: {} });
    await vi.waitFor(async () => expect(await page()).toBe('NORTHBAY 2'));
    expect(await page()).toBe('NORTHBAY 2');
  } finally {
    await node.close();
  }
});
