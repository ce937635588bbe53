import { existsSync } from 'node:fs';
import { createReader, testVariables } from '@marquee/variables';
import { type Browser, type BrowserServer, chromium } from 'playwright';
import { hasPackagedChromium, packagedChromium } from './packagedChromium.ts';

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

// Fields for dates and the order of words go by the machine's language, whatever a page says.
const chrome = createReader(testVariables).text('CHROME');

const language = { LANGUAGE: 'en_US', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' };

const machines = () => (hasPackagedChromium ? undefined : installed.find((path) => existsSync(path)));

const optionsFor = async (extra: readonly string[]) => {
  const found = chrome ?? machines();
  const { executablePath, env } = found
    ? { executablePath: found, env: process.env }
    : await packagedChromium();
  return { executablePath, args: [...quiet, ...extra], env: { ...env, ...language }, headless: true };
};

/**
 * Starts Chromium, the same build with the same fonts on every machine for which the npm package has one, so that
 * what two machines draw or measure can be compared; it has no window, which costs a third of the processor. `CHROME`
 * goes before it; where the package has none it is the machine's own.
 */
export const launchBrowser = async (extra: readonly string[] = []): Promise<Browser> =>
  chromium.launch(await optionsFor(extra));

/** The same for several processes at once, each of which connects to its address. */
export const launchBrowserServer = async (): Promise<BrowserServer> =>
  chromium.launchServer(await optionsFor([]));

/** Whether `launchBrowser` starts the build that the lockfile names. */
export const isPinnedBrowser = (): boolean => hasPackagedChromium && !chrome;
