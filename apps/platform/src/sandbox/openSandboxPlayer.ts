import { and, asc, eq, isNotNull } from '#drizzle';
import { type Connection, type Context, fieldProblem, type Handler, newSecret } from '#kernel';
import { accounts } from '#identity';
import { grantDemoMoney } from '#money';
import { games, lotteries, openLaunch } from '#play';

type Wish = { vendor?: string; gameId?: string; type?: number; isBlocked?: boolean };

const findGame = async (tx: Connection, { vendor, gameId }: Wish) => {
  const [game] = await tx
    .select()
    .from(games)
    .where(
      and(
        vendor === undefined ? undefined : eq(games.vassalage, vendor),
        gameId === undefined ? undefined : eq(games.nodeId, gameId),
      ),
    )
    .orderBy(asc(games.position))
    .limit(1);
  return game;
};

const findLottery = async (tx: Connection, vendor: string) => {
  const [lottery] = await tx
    .select({ code: lotteries.code })
    .from(lotteries)
    .innerJoin(games, eq(games.nodeId, lotteries.gameId))
    .where(and(eq(games.vassalage, vendor), isNotNull(lotteries.intervalMinutes)))
    .orderBy(asc(lotteries.position))
    .limit(1);
  return lottery?.code ?? null;
};

const addPlayer = async (tx: Connection, { merchant, now }: Context, { type = 0, isBlocked }: Wish) => {
  const username = `vendor-${newSecret().slice(0, 16)}`;
  const [account] = await tx
    .insert(accounts)
    .values({
      merchantCode: merchant.code,
      username,
      usernameKey: username.toLowerCase(),
      type,
      nickname: 'Vendor test',
      isBlocked: isBlocked ?? false,
      language: merchant.brand.defaultLanguage,
      currency: merchant.brand.currency,
      registerMethod: 'SANDBOX',
      createdAt: now(),
    })
    .returning();
  if (!account) throw new Error('A test player was not written.');
  return account;
};

/** Makes a player who has a game open, for trying a vendor's calls: nobody can log in as one. */
export const openSandboxPlayer: Handler<'openSandboxPlayer'> = async (context, { body }) => {
  const { merchant, services, language } = context;
  const game = await context.tenant((tx) => findGame(tx, body));
  if (!game) throw fieldProblem(language, body.gameId === undefined ? 'vendor' : 'gameId', 'notFound');
  const [signing] = await services.vendorSecrets.find(merchant.code, game.vassalage);
  if (!signing) throw fieldProblem(language, 'vendor', 'notFound');
  return context.tenant(async (tx) => {
    const now = context.now();
    const account = await addPlayer(tx, context, body);
    const { currency } = account;
    const { real = 0, bonus = 0 } = body;
    if (real + bonus > 0) await grantDemoMoney(tx, { owner: account.id, currency, at: now, real, bonus });
    const expired = await openLaunch(tx, { ...account, expiresAt: now }, game, now);
    const { token } = await openLaunch(tx, account, game, now);
    return {
      brand: merchant.code,
      vendor: game.vassalage,
      secret: signing.secret,
      gameId: game.nodeId,
      player: account.id,
      token,
      expiredToken: expired.token,
      currency,
      lottery: await findLottery(tx, game.vassalage),
    };
  });
};
