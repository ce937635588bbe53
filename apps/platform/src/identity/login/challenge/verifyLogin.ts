import { eq } from '#drizzle';
import { ApiFailure, type Connection, type Context, type Handler, recordEvent } from '#kernel';
import { finishLogin } from '../finishLogin.ts';
import { loginChallenges } from '../../secondFactor/schema.ts';
import type { Challenge } from './Challenge.ts';
import { countTry } from './countTry.ts';
import { findChallenge } from './findChallenge.ts';
import { findLoginWays } from '../../proofs/findLoginWays.ts';
import { proofBy } from './proofBy.ts';
import type { LoginWay } from '../../proofs/LoginWay.ts';

/** Uses a challenge up, in the transaction of the session that it opens: of two at once one opens a session. */
const closeChallenge = async (tx: Connection, { id }: Challenge): Promise<void> => {
  const closed = await tx
    .delete(loginChallenges)
    .where(eq(loginChallenges.id, id))
    .returning({ id: loginChallenges.id });
  if (closed.length === 0) throw new ApiFailure('VERIFICATION_OVER');
};

const requireWay = async (context: Context, challenge: Challenge, method: LoginWay['method']) => {
  const ways = await context.tenant((tx) => findLoginWays(tx, context, challenge));
  if (!ways.some((way) => way.method === method)) throw new ApiFailure('PROOF_WRONG');
};

/** Opens the session of a login from an unknown address, whose address is known from then on. */
export const verifyLogin: Handler<'verifyLogin'> = async (context, { body }) => {
  const { merchant, services } = context;
  const challenge = await findChallenge(context, body.challenge);
  const { account, remember } = challenge;
  await countTry(context, challenge);
  try {
    await requireWay(context, challenge, body.method);
    const check = proofBy(body.method, services);
    if (!check) throw new ApiFailure('PROOF_WRONG');
    const use = await check(context, challenge, body.proof);
    const value = await finishLogin(context, account, {
      method: challenge.method,
      remember,
      isProven: true,
      within: async (tx) => {
        await closeChallenge(tx, challenge);
        await use(tx);
        await recordEvent(tx, context, 'login.proven', account.id, { by: body.method });
      },
    });
    await services.limiter.clear('loginProof', merchant.code, account.id);
    return value;
  } catch (error) {
    if (error instanceof ApiFailure)
      await context.tenant((tx) =>
        recordEvent(tx, context, 'login.proofRefused', account.id, { by: body.method, reason: error.code }),
      );
    throw error;
  }
};
