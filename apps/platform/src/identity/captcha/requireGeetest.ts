import { ApiFailure, type Context } from '#kernel';
import type { GeetestProof } from './createGeetest.ts';

/**
 * Lets a call go on when GeeTest calls its proof good, once. Throws CAPTCHA_WRONG for another one, and
 * CAPTCHA_UNREACHABLE when GeeTest does not answer: the platform's own captcha is asked for then.
 */
export const requireGeetest = async (
  { merchant, services, log }: Context,
  proof: GeetestProof,
): Promise<void> => {
  const wrong = new ApiFailure('CAPTCHA_WRONG', { captcha: true });
  const spent = await services.limiter.consume('geetestProof', merchant.code, proof.lot_number);
  if (!spent.isAllowed) throw wrong;
  const answer = await services.geetest.check(merchant.code, proof);
  if (answer === 'good') return;
  if (answer === 'unreachable') throw new ApiFailure('CAPTCHA_UNREACHABLE', { captcha: true });
  log.info({ merchant: merchant.code, reason: answer.reason }, 'GeeTest refused a proof.');
  throw wrong;
};
