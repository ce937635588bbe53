import { accountScreens } from './screens/account.ts';
import { announcementScreens } from './screens/announcements.ts';
import { arcadeScreens } from './screens/arcade.ts';
import { depositScreens } from './screens/deposits.ts';
import { gamesScreens } from './screens/games.ts';
import { homeScreens } from './screens/home.ts';
import { limitScreens } from './screens/limits.ts';
import { profileScreens } from './screens/profile.ts';
import { secondFactorScreens } from './screens/secondFactor.ts';
import { securityScreens } from './screens/security.ts';
import { walletScreens } from './screens/wallet.ts';
import { withdrawalScreens } from './screens/withdrawals.ts';
import { agentScreens } from './screens/agent.ts';
import type { Screen } from './Screen.ts';

/**
 * Every screen of the sites. A page is two lines: where it stands in the sidebar, and which states it has. A test
 * compares this with the handles of the features.
 */
export const screens: readonly Screen[] = [
  ...homeScreens,
  ...gamesScreens,
  ...arcadeScreens,
  ...accountScreens,
  ...profileScreens,
  ...secondFactorScreens,
  ...depositScreens,
  ...withdrawalScreens,
  ...walletScreens,
  ...limitScreens,
  ...securityScreens,
  ...announcementScreens,
  ...agentScreens,
];
