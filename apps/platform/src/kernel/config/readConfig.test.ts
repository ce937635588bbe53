import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './readConfig.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the sandbox starts with nothing set, and keeps its key for the next start', async () => {
  const first = await readConfig({ SANDBOX: '1', DATA_DIR: folder });
  const second = await readConfig({ SANDBOX: '1', DATA_DIR: folder });
  expect(first).toMatchObject({
    port: 4000,
    isSandbox: true,
    imageCdns: [''],
    email: null,
    sms: null,
    payment: null,
  });
  expect(second.payloadKey).toEqual(first.payloadKey);
  expect(second.macKey).toEqual(first.macKey);
  expect(second.memberKeys).toEqual(first.memberKeys);
  expect(statSync(join(folder, 'payload-key.json')).mode & 0o077).toBe(0);
});

test('outside the sandbox every missing outside party is named at once', async () => {
  const error = await readConfig({ DATA_DIR: folder }).catch((reason: Error) => reason);
  const message = (error as Error).message;
  for (const name of [
    'DATABASE_URL',
    'SMTP_URL',
    'SMTP_FROM',
    'SMS_URL',
    'SMS_TOKEN',
    'SMS_SENDER',
    'GEOIP_FILE',
    'PAYLOAD_KEY',
    'MEMBER_KEY',
    'PAYMENT_URL',
    'PAYMENT_SECRET',
  ])
    expect(message).toContain(`Set ${name}`);
});

test('outside the sandbox the embedded database is taken where somebody says so', async () => {
  const problemsOf = async (env: Record<string, string>) => {
    const error = await readConfig({ DATA_DIR: folder, ...env }).catch((reason: Error) => reason);
    return (error as Error).message;
  };
  expect(await problemsOf({ ALLOW_EMBEDDED: '1' })).not.toContain('DATABASE_URL');
  expect(await problemsOf({ DATABASE_URL: 'postgres://db/marquee' })).not.toContain('DATABASE_URL');
  expect(await problemsOf({ DATABASE_URL: 'memory' })).toContain('Set DATABASE_URL');
});

test.each([
  [{ PORT: '70000' }, 'PORT has to be a port'],
  [{ PORT: 'abc' }, 'PORT has to be a port'],
  [{ SANDBOX: 'yes' }, 'SANDBOX has to be 1 or 0'],
  [{ DATABASE_URL: 'postgres://x/y', DATABASES: 'west=mysql://x' }, 'DATABASES has to hold names'],
  [{ DATABASE_URL: 'postgres://x/y', DATABASES: 'main=postgres://x/z' }, 'DATABASES has to hold names'],
  [{ DATABASES: 'west=postgres://x/z' }, 'set DATABASE_URL to the first'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL has to begin with postgres://'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, 'TRUSTED_PROXIES holds "proxy"'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL has to be one of'],
  [{ GEOIP_FILE: '/nowhere.mmdb' }, 'GEOIP_FILE names /nowhere.mmdb'],
  [{ PAYMENT_URL: 'http://gateway.example' }, 'Set PAYMENT_SECRET'],
  [{ PAYMENT_URL: 'ftp://x', PAYMENT_SECRET: 'x'.repeat(32) }, 'PAYMENT_URL has to be an address'],
  [{ PAYMENT_URL: 'http://gateway.example', PAYMENT_SECRET: 'short' }, 'at least 32 characters'],
  [{ MEMBER_KEY: 'c2hvcnQ=' }, 'MEMBER_KEY has to be 32 bytes'],
  [{ PAYLOAD_KEY: '{"kty":"oct","k":"c2VjcmV0"}' }, 'PAYLOAD_KEY has to be a private JWK'],
])('%o is refused with a sentence', async (env, sentence) => {
  await expect(readConfig({ SANDBOX: '1', DATA_DIR: folder, ...env })).rejects.toThrow(sentence);
});

test('a wrong key is never repeated in the sentence', async () => {
  const wrong = readConfig({ SANDBOX: '1', DATA_DIR: folder, PAYLOAD_KEY: 'very secret' });
  await expect(wrong).rejects.not.toThrow('very secret');
});
