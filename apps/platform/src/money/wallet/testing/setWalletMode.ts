import type { TestPlatform } from '../../../../test/createTestPlatform.ts';
import { settleSite } from '../../../identity/session/testing/settleSite.ts';
import { gatherWallets } from '../gatherWallets.ts';

/** Gives SENVANG one wallet for every vendor, or each vendor its own. */
export const setWalletMode = async (platform: TestPlatform, isSingleWallet: boolean): Promise<void> => {
  await settleSite(platform, 'SENVANG', { isSingleWallet });
  const { database, clock } = platform.services;
  if (isSingleWallet) await database.tenant('SENVANG', (tx) => gatherWallets(tx, clock.now()));
};
