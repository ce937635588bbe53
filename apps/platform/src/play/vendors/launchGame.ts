import { randomInt } from 'node:crypto';
import { memberTypeOf } from '@marquee/reference';
import { eq } from '#drizzle';
import { ApiFailure, type Handler, recordEvent, servedCdns, type SignedIn } from '#kernel';
import { type Account, accounts } from '#identity';
import { maintenanceOf } from '../games/maintenance.ts';
import { games } from '../games/schema.ts';
import { guardLaunch } from '../responsiblePlay/guardLaunch.ts';
import { openLaunch } from './openLaunch.ts';

type Game = typeof games.$inferSelect;

const isFreePlay = ({ type }: Account) => memberTypeOf(type)?.role === 'freePlay';

const requirePlayable = (game: Game, account: Account, now: Date) => {
  if (memberTypeOf(account.type)?.plays === false) throw new ApiFailure('PLAYER_BLOCKED');
  if (!game.isOffered) throw new ApiFailure('GAME_UNAVAILABLE');
  if (maintenanceOf(game, now).underMaintenance) throw new ApiFailure('GAME_UNDER_MAINTENANCE');
  if (!isFreePlay(account) && !game.hasReal) throw new ApiFailure('GAME_UNAVAILABLE');
  if (isFreePlay(account) && !game.hasDemo) throw new ApiFailure('REAL_ACCOUNT_REQUIRED');
};

/** One of the installation's own launch hosts at random, or the vendor's where there is none. */
const hostOf = (launchUrl: URL, cdns: readonly string[]) => {
  const cdn = cdns[randomInt(Math.max(cdns.length, 1))];
  return new URL(launchUrl.pathname + launchUrl.search, cdn ?? launchUrl);
};

const addressOf = (
  launchUrl: string,
  { merchant, language, origin, services, site }: SignedIn,
  values: Record<string, string>,
) => {
  const url = hostOf(new URL(launchUrl), servedCdns(services.config.launchGameCdns, site.cdns.games));
  const all = { ...values, brand: merchant.code, language, lobbyUrl: `${origin}/` };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  return url.href;
};

/** Opens a game at its vendor: answers the address that the browser goes to, good for this player and game. */
export const launchGame: Handler<'launchGame'> = async (context, { body: { gameId } }) => {
  await context.services.personExclusions.judge(context);
  return context.tenant(async (tx) => {
    const { session, services } = context;
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, session.accountId));
    if (!account) throw new ApiFailure('SESSION_EXPIRED');
    const [game] = await tx.select().from(games).where(eq(games.nodeId, gameId));
    if (!game) throw new ApiFailure('NOT_FOUND');
    requirePlayable(game, account, context.now());
    if (!isFreePlay(account))
      await guardLaunch(tx, {
        merchant: context.merchant,
        account: account.id,
        currency: account.currency,
        now: context.now(),
      });
    const launchUrl = services.config.vendors.launchUrlOf(game.vassalage);
    if (!launchUrl) throw new ApiFailure('GAME_UNAVAILABLE');
    const { token, mode, expiresAt } = await openLaunch(tx, account, game, context.now());
    await recordEvent(tx, context, 'game.launched', account.id, { gameId, mode });
    const { id: player, currency } = account;
    return {
      url: addressOf(launchUrl, context, { token, player, gameId, currency, mode }),
      mode,
      expiresAt: expiresAt.toISOString(),
    };
  });
};
