import { eq } from '#drizzle';
import { type Handler, recordEvent } from '#kernel';
import { accounts } from '../accounts/schema.ts';

/** Lets the member's wins stand on the winner board, or keeps them off it: those of the past as well. */
export const setWinnerBoard: Handler<'setWinnerBoard'> = (context, { body: { isShown } }) => {
  const { accountId } = context.session;
  return context.tenant(async (tx) => {
    await tx.update(accounts).set({ hidesWins: !isShown }).where(eq(accounts.id, accountId));
    await recordEvent(tx, context, 'winnerBoard.chosen', accountId, { isShown });
    return { isOnWinnerBoard: isShown };
  });
};
