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

/** Prints what playing costs, of a player's phone and of the servers. */
const benchPlay = async () => {
  const port = await freePort();
  const arcade = await startArcade(port);
  const platform = await startPlatform({ port, env: { NODE_ENV: 'production', ...arcade.env } });
  const browser = await launchBrowser([]);
  try {
    const open = async () =>
      launchOf(arcade.url, host, await openPlayer(host, String(port), 'lotus-of-the-moon'));
    await benchSpins(browser, open);
    await benchRounds(arcade.url, String(port));
  } finally {
    await browser.close();
    await platform.stop();
    await arcade.stop();
  }
};

/** Prints what games cost those who look for them, and those who play them. */
await benchLobby(games);
await benchPlay();
