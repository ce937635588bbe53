import { cpus, loadavg } from 'node:os';
import { createReader, testVariables } from '@marquee/variables';
import { startArcade } from '@marquee/config/arcade';
import { launchBrowser } from '@marquee/config/browser';
import { freePort } from '@marquee/config/freePort';
import { startPlatform } from '@marquee/config/platform';
import { benchLobby } from './benchLobby.ts';
import { benchRounds } from './benchRounds.ts';
import { benchSpins } from './benchSpins.ts';
import { launchOf, openPlayer } from './openPlayer.ts';

const games = createReader(testVariables).requiredNumber('GAMES');
const host = 'sen-vang.localhost';

/** Runs with an arcade and a platform beside each other. */
const withArcade = async (measure: (arcade: URL, port: string) => Promise<void>) => {
  const port = await freePort();
  const arcade = await startArcade(port);
  const platform = await startPlatform({ port, env: { NODE_ENV: 'production', ...arcade.env } });
  try {
    await measure(arcade.url, String(port));
  } finally {
    await platform.stop();
    await arcade.stop();
  }
};

/** What games cost those who look for them, those who play them, and the servers. */
const parts: Record<string, () => Promise<void>> = {
  lobby: () => benchLobby(games),
  spins: () =>
    withArcade(async (arcade, port) => {
      const browser = await launchBrowser();
      try {
        await benchSpins(browser, async () =>
          launchOf(arcade, host, await openPlayer(host, port, 'lotus-of-the-moon')),
        );
      } finally {
        await browser.close();
      }
    }),
  rounds: () => withArcade(benchRounds),
};

const named = process.argv.slice(2);
for (const [name, measure] of Object.entries(parts))
  if (named.length === 0 || named.includes(name)) await measure();
console.log(`${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}`);
