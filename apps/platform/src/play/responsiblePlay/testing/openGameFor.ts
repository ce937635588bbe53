import { eq } from '#drizzle';
import type { TestPlatform } from '../../../../test/createTestPlatform.ts';
import { games } from '../../games/schema.ts';
import { accounts } from '../../../identity/accounts/schema.ts';
import type { Seat } from '../../vendors/testing/createVendor.ts';
import { openLaunch } from '../../vendors/openLaunch.ts';
import { grantDemoMoney } from '../../../money/wallet/grantDemoMoney.ts';

/** Gives a member money and a game open, as a vendor's calls need it. */
export const openGameFor = (
  { services }: TestPlatform,
  account: string,
  real: number,
  code = 'SENVANG',
): Promise<Seat> =>
  services.database.tenant(code, async (tx) => {
    const now = services.clock.now();
    const [game] = await tx.select().from(games).where(eq(games.nodeId, 'dragon-well'));
    const [member] = await tx.select().from(accounts).where(eq(accounts.id, account));
    if (!game || !member) throw new Error('There is no such game or member.');
    const [secret] = services.config.vendors.secretsOf(code, game.vassalage);
    if (!secret) throw new Error('This vendor shares no secret with the merchant.');
    const { currency } = member;
    await grantDemoMoney(tx, { owner: account, currency, at: now, real });
    const { token } = await openLaunch(tx, member, game, now);
    return {
      brand: code,
      vendor: game.vassalage,
      secret,
      gameId: game.nodeId,
      player: account,
      token,
      currency,
    };
  });
