import { and, eq, gt } from '#drizzle';
import { type Context, hashSecret, macOf, momentFrom, newSecret } from '#kernel';
import { captchaCookie } from './captchaCookie.ts';
import { captchas } from './schema.ts';

/** Tells a journey of the sandbox the answer, in a cookie that no page can read. Nothing happens elsewhere. */
const tellSandbox = (context: Context, answer: string): void => {
  if (context.services.config.isSandbox) context.cookies.set('sandbox_captcha', answer);
};

/** How long a captcha waits for its answer. */
const captchaFigures = { minutes: 5 } as const;

/**
 * Ties an answer to this browser by a cookie, in place of the captcha it had. One a second: for a browser that
 * has one by that captcha, so that people behind one address do not wait for each other, else by the address.
 */
export const issueCaptcha = async (context: Context, answer: string): Promise<void> => {
  const { merchant, services, cookies } = context;
  const now = context.now();
  const presented = cookies.get(captchaCookie);
  const before = presented ? hashSecret(presented) : null;
  const isKnown =
    before !== null &&
    (await context.tenant(async (tx) => {
      const known = await tx
        .select({ idHash: captchas.idHash })
        .from(captchas)
        .where(and(eq(captchas.idHash, before), gt(captchas.expiresAt, now)));
      return known.length > 0;
    }));
  await services.limiter.enforce('captcha', merchant.code, isKnown ? before : context.clientAddress);

  const id = isKnown && presented ? presented : newSecret();
  // The new captcha's own count begins with the call that made it.
  if (!isKnown) await services.limiter.consume('captcha', merchant.code, hashSecret(id));
  const fresh = {
    answerMac: macOf(services.config.macKey, 'captcha', hashSecret(id), answer.toUpperCase()),
    expiresAt: momentFrom(now, { minutes: captchaFigures.minutes }),
  };
  await context.tenant((tx) =>
    tx
      .insert(captchas)
      .values({ idHash: hashSecret(id), merchantCode: merchant.code, ...fresh })
      .onConflictDoUpdate({ target: captchas.idHash, set: fresh }),
  );
  cookies.set(captchaCookie, id, { maxAge: captchaFigures.minutes * 60 });
  tellSandbox(context, answer);
};
