import { fieldProblem, type Handler } from '#kernel';
import { currencyOf, mainBook } from '#money';
import { findMovements } from './findMovements.ts';
import { findWallets } from './findWallets.ts';
import type { MovementKind } from './movements.ts';
import { readPeriod } from './readPeriod.ts';

const nothing = { total: 0, moneyIn: 0, moneyOut: 0, movements: [] };

/** Answers the movements of one of the member's wallets, a page at a time, newest first. */
export const getAccountRecord: Handler<'getAccountRecord'> = (context, { query }) =>
  context.tenant(async (tx) => {
    const { accountId: ownerId } = context.session;
    const { page = 1, pageSize = 20, wallet = mainBook, kinds = '' } = query;
    const period = readPeriod(context, query);
    const currency = await currencyOf(tx, ownerId);
    const wallets = await findWallets(tx, ownerId, currency);
    const chosen = wallets.find((each) => each.wallet === wallet);
    if (!chosen) throw fieldProblem(context.language, 'wallet', 'notFound');
    const { accountId } = chosen;
    const found =
      accountId === null
        ? nothing
        : await findMovements(tx, {
            accountId,
            period,
            // The contract's pattern lets nothing else through.
            kinds: kinds.split(',').filter(Boolean) as MovementKind[],
            limit: pageSize,
            offset: (page - 1) * pageSize,
          });
    const named = wallets.map(({ wallet: name, title }) => ({ wallet: name, title }));
    return { ...period, currency, wallet, wallets: named, ...found };
  });
