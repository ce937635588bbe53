import { type Handler, limits } from '#kernel';
import { requireCaptcha } from '../captcha/requireCaptcha.ts';
import { findByUsername } from '../accounts/findByUsername.ts';
import { mayLogIn } from '../accounts/mayLogIn.ts';
import { sendResetLink } from './sendResetLink.ts';
import { usernameKey } from '../accounts/usernameKey.ts';

/**
 * Sends a link for a new password when username and e-mail belong together; answers alike, after like work,
 * when they do not.
 */
export const forgotPasswordByEmail: Handler<'forgotPasswordByEmail'> = async (context, { body }) => {
  const { merchant, services, site, clientAddress } = context;
  const asked = await services.limiter.peek('resetMailAddress', merchant.code, clientAddress);
  if (site.hasFlag('LOGINREQCAPTCHA3') || asked.count >= limits.resetMailCaptchaAddress.max)
    await requireCaptcha(context, body);
  await services.limiter.enforce('resetMailAddress', merchant.code, clientAddress);
  await services.limiter.enforce('resetMail', merchant.code, usernameKey(body.username));

  const email = body.email.trim();
  const account = await context.tenant((tx) => findByUsername(tx, body.username));
  const isOwner =
    account !== undefined &&
    account.emailKey === email.toLowerCase() &&
    mayLogIn(account) &&
    !account.isBlocked;
  await sendResetLink(context, isOwner ? account : null, { username: body.username.trim(), email });
  return { sent: true };
};
