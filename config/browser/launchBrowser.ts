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

const optionsFor = async (found: string | undefined, extra: readonly string[]) => {
  const { executablePath, env } = found
    ? { executablePath: found, env: process.env }
    : await packagedChromium();
  return { executablePath, args: [...quiet, ...extra], env: { ...env, ...language }, headless: true };
};

const launch = async (found: string | undefined, extra: readonly string[]): Promise<Browser> =>
  chromium.launch(await optionsFor(found, extra));

const machines = () => chrome ?? installed.find((path) => existsSync(path));

/** Starts Chromium: `CHROME`, one that the machine has, or the one of an npm package, without root. */
export const launchBrowser = (extra: readonly string[] = []): Promise<Browser> => launch(machines(), extra);

/** The same for several processes at once, each of which connects to its address. */
export const launchBrowserServer = async (): Promise<BrowserServer> =>
  chromium.launchServer(await optionsFor(machines(), []));

/** Whether `launchPinnedBrowser` starts the build that the lockfile names. */
export const isPinnedBrowser = (): boolean => hasPackagedChromium && !chrome;

/**
 * Starts the same build of Chromium, with the same fonts, on every machine for which the npm package has one: what
 * two machines draw can be compared. `CHROME` goes before it; elsewhere it is the machine's own.
 */
export const launchPinnedBrowser = (extra: readonly string[] = []): Promise<Browser> =>
  launch(hasPackagedChromium ? chrome : machines(), extra);
