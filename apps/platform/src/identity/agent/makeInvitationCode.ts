import { randomInt } from 'node:crypto';
import { eq, sql } from '#drizzle';
import { type Context, type Handler, isTaken } from '#kernel';
import { accounts } from '../accounts/schema.ts';

/** No letter or digit that is taken for another one when it is read out. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const drawCode = () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');

/** The agent's code: the one that is there, else a new one; undefined where somebody else has that already. */
const keepOrMake = (context: Context, accountId: string) =>
  context
    .tenant((tx) =>
      tx
        .update(accounts)
        .set({ affiliateCode: sql`coalesce(${accounts.affiliateCode}, ${drawCode()})` })
        .where(eq(accounts.id, accountId))
        .returning({ code: accounts.affiliateCode }),
    )
    .then(
      ([row]) => row?.code ?? undefined,
      (error: unknown) => {
        if (isTaken(error)) return undefined;
        throw error;
      },
    );

const tries = 5;

/** Makes the code that newcomers register below the agent by. */
export const makeInvitationCode: Handler<'makeInvitationCode'> = async (context) => {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const code = await keepOrMake(context, context.session.accountId);
    if (code) return { code };
  }
  throw new Error('No free invitation code was found.');
};
