import { and, eq, isNull } from '#drizzle';
import { ApiFailure, type Connection } from '#kernel';
import type { FurtherProof } from '#identity';
import { payeeNameKey } from './payeeNameKey.ts';
import { bankCards } from './schema.ts';

const nothingToUse = () => Promise.resolve();

const findPayeeNames = (tx: Connection, accountId: string) =>
  tx
    .select({ payeeName: bankCards.payeeName })
    .from(bankCards)
    .where(and(eq(bankCards.accountId, accountId), isNull(bankCards.removedAt)));

/** Proves a login by the name on the member's bank cards. */
export const payeeNameProof: FurtherProof = {
  method: 'payeeName',
  isOffered: async (tx, accountId) => (await findPayeeNames(tx, accountId)).length > 0,
  check: async (context, { account }, typed) => {
    const cards = await context.tenant((tx) => findPayeeNames(tx, account.id));
    const key = payeeNameKey(typed);
    if (!cards.some((card) => payeeNameKey(card.payeeName) === key)) throw new ApiFailure('PROOF_WRONG');
    return nothingToUse;
  },
};
