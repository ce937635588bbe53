import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

// Nothing but the pages under test may ask the network for anything.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const fromPackage = async () => {
  // The package unpacks for a cloud runtime unless it is told which libraries the machine lacks.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
  process.env['TMPDIR'] = mkdtempSync(join(tmpdir(), 'chromium-'));
  const { default: packaged } = await import('@sparticuz/chromium');
  return { executablePath: await packaged.executablePath(), args: packaged.args };
};

/** Starts Chromium: `CHROME`, one that the machine has, or the one of an npm package, without root. */
export const launchBrowser = async (extra: readonly string[] = []): Promise<Browser> => {
  const found = process.env['CHROME'] ?? installed.find((path) => existsSync(path));
  const { executablePath, args } = found ? { executablePath: found, args: [] } : await fromPackage();
  return chromium.launch({
    executablePath,
    args: [...new Set([...args, ...quiet, ...extra])],
    headless: true,
  });
};
