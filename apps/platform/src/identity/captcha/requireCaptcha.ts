import { and, eq, gt } from '#drizzle';
import { ApiFailure, type Context, hashSecret, isSameHash, macOf } from '#kernel';
import { captchaCookie } from './captchaCookie.ts';
import type { GeetestProof } from './createGeetest.ts';
import { requireGeetest } from './requireGeetest.ts';
import { captchas } from './schema.ts';

/** What a payload carries for a captcha: the answer to the platform's own, or what GeeTest's widget gave. */
export type CaptchaProof = Partial<Record<'captcha' | keyof GeetestProof, string | undefined>>;

const isGeetest = (proof: CaptchaProof): proof is GeetestProof =>
  Boolean(proof.lot_number && proof.captcha_output && proof.pass_token && proof.gen_time);

/**
 * Lets a call go on when it carries the answer to this browser's captcha, which is spent by the try, right or
 * wrong, or GeeTest's proof where the merchant has it. Throws CAPTCHA_REQUIRED without one, CAPTCHA_WRONG with a wrong,
 * late or used one, and CAPTCHA_UNREACHABLE when GeeTest does not answer.
 */
export const requireCaptcha = async (context: Context, proof: CaptchaProof): Promise<void> => {
  const typed = proof.captcha?.replaceAll(/\s/g, '').toUpperCase();
  if (!typed && context.site.hasFlag('GEETEST3') && isGeetest(proof)) return requireGeetest(context, proof);
  if (!typed) throw new ApiFailure('CAPTCHA_REQUIRED', { captcha: true });

  const id = context.cookies.get(captchaCookie);
  const idHash = id ? hashSecret(id) : '';
  const [spent] = await context.tenant((tx) =>
    tx
      .delete(captchas)
      .where(and(eq(captchas.idHash, idHash), gt(captchas.expiresAt, context.now())))
      .returning({ answerMac: captchas.answerMac }),
  );
  const mac = macOf(context.services.config.macKey, 'captcha', idHash, typed);
  if (!spent || !isSameHash(spent.answerMac, mac)) throw new ApiFailure('CAPTCHA_WRONG', { captcha: true });
};
