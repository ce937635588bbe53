import { createReader, testVariables } from '@marquee/variables';
import { benchLobby } from './benchLobby.ts';

const games = createReader(testVariables).requiredNumber('GAMES');

/** Prints what games cost those who look for them. */
await benchLobby(games);
