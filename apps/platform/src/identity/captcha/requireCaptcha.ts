import { and, eq, gt } from 'drizzle-orm';
import { ApiFailure, type Context, hashSecret, isSameHash, macOf } from '#kernel';
import { captchaCookie } from './captchaCookie.ts';
import { captchas } from './schema.ts';

/**
 * Lets a call go on when it carries the answer to this browser's captcha, which is spent by the try, right or
 * wrong. Throws CAPTCHA_REQUIRED without an answer and CAPTCHA_WRONG with a wrong, late or used one.
 */
export const requireCaptcha = async (context: Context, answer: string | undefined): Promise<void> => {
  const typed = answer?.replaceAll(/\s/g, '').toUpperCase();
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
