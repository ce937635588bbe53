import type { Language } from '@marquee/reference';
import { eq, inArray } from '#drizzle';
import { ApiFailure, type Connection, fieldProblem, type Handler, quotable } from '#kernel';
import { sites } from '#sites';
import { currencyOf, LedgerRefusal, mainBook, postTransfer } from '#money';
import { vendors } from '../games/schema.ts';

type Wallets = { fromWallet: string; toWallet: string };

const checkWallets = async (tx: Connection, language: Language, wallets: Wallets): Promise<void> => {
  const { fromWallet, toWallet } = wallets;
  if (fromWallet === toWallet) throw fieldProblem(language, 'toWallet', 'choice');
  const found = await tx
    .select({ vassalage: vendors.vassalage })
    .from(vendors)
    .where(inArray(vendors.vassalage, [fromWallet, toWallet]));
  const known = new Set([mainBook, ...found.map(({ vassalage }) => vassalage)]);
  for (const field of ['fromWallet', 'toWallet'] as const) {
    if (!known.has(wallets[field])) throw fieldProblem(language, field, 'notFound');
  }
};

/** Whoever changes the merchant's mode waits for transfers under way, and they for the change. */
const requireVendorWallets = async (tx: Connection, merchantCode: string): Promise<void> => {
  const [site] = await tx
    .select({ isSingle: sites.isSingleWallet })
    .from(sites)
    .where(eq(sites.merchantCode, merchantCode))
    .for('share');
  if (site?.isSingle !== false) throw new ApiFailure('SINGLE_WALLET');
};

const refusals: Partial<Record<LedgerRefusal['reason'], 'INSUFFICIENT_FUNDS' | 'KEY_REUSED'>> = {
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  KEY_REUSED: 'KEY_REUSED',
};

/** Moves real money between two wallets of a member, once for each key. */
export const transferWallet: Handler<'transferWallet'> = async (context, { body }) => {
  const { merchant, session, language, now, tenant } = context;
  const { idempotencyKey, fromWallet, toWallet, amount } = body;
  const work = async (tx: Connection) => {
    await requireVendorWallets(tx, merchant.code);
    await checkWallets(tx, language, body);
    const currency = await currencyOf(tx, session.accountId);
    const wallet = { kind: 'real', owner: session.accountId, currency } as const;
    const { id, lines } = await postTransfer(tx, {
      idempotencyKey: `wallet.transfer:${session.accountId}:${idempotencyKey}`,
      kind: 'wallet.transfer',
      at: now(),
      lines: [
        { ...wallet, book: fromWallet, amount: -amount },
        { ...wallet, book: toWallet, amount },
      ],
    });
    const [from, to] = lines;
    if (!from || !to) throw new Error('A transfer has two lines.');
    return {
      reference: quotable('T', id),
      currency,
      fromBalance: from.balanceAfter,
      toBalance: to.balanceAfter,
    };
  };
  return tenant(work).catch((error: unknown) => {
    const code = error instanceof LedgerRefusal && refusals[error.reason];
    throw code ? new ApiFailure(code) : error;
  });
};
