import { setTimeout as wait } from 'node:timers/promises';
import { ApiFailure, type Context, limits, recordEvent } from '#kernel';
import { type CaptchaProof, requireCaptcha } from '../captcha/requireCaptcha.ts';
import { knownDevice } from '../session/knownDevice.ts';

/** Milliseconds for which a guess is held: twice as long each time from the fourth on, two seconds at most. */
const delayOf = (guesses: number): number => (guesses <= 3 ? 0 : Math.min(250 * 2 ** (guesses - 4), 2000));

/** Lets a try pass by the budget of a browser that the account knows; false once it is spent. */
const passKnown = async (
  context: Context,
  usernameKey: string,
  device: string,
  proof: CaptchaProof,
): Promise<boolean> => {
  const { merchant, services, site } = context;
  const own = await services.limiter.peek('loginDevice', merchant.code, usernameKey, device);
  if (!own.isAllowed) return false;
  if (site.hasFlag('LOGINREQCAPTCHA3') || own.count >= limits.loginCaptcha.max)
    await requireCaptcha(context, proof);
  const counted = await services.limiter.consume('loginDevice', merchant.code, usernameKey, device);
  return counted.isAllowed;
};

/** Counts a guess with a captcha; holds it for longer the more there were, and refuses it where there were too many. */
const countGuess = async (context: Context, usernameKey: string): Promise<void> => {
  const { merchant, services, clientAddress } = context;
  // First the address's own share: whoever has spent it uses up nothing of the others'.
  await services.limiter.enforce('loginGuessAddress', merchant.code, usernameKey, clientAddress);
  const all = await services.limiter.consume('loginGuess', merchant.code, usernameKey);
  if (!all.isAllowed) {
    await context.tenant((tx) => recordEvent(tx, context, 'login.locked', null));
    throw new ApiFailure('LOGIN_CROWDED', { retryAfter: all.retryAfter });
  }
  await wait(delayOf(all.count));
};

/**
 * What stands before each try of a password, known username or not. A browser on which the account was logged in before
 * has a budget of its own, so that nobody else keeps its owner out. All others share one: three tries without a captcha,
 * each further one with one. A try is counted before it is made, so that tries made at once all count.
 */
export const guardLogin = async (
  context: Context,
  usernameKey: string,
  proof: CaptchaProof,
): Promise<void> => {
  const { merchant, services, site, clientAddress } = context;
  const { limiter } = services;
  const device = knownDevice(context, usernameKey);
  if (device && (await passKnown(context, usernameKey, device, proof))) return;
  const address = await limiter.peek('loginAddress', merchant.code, clientAddress);
  if (!address.isAllowed) throw new ApiFailure('RATE_LIMITED', { retryAfter: address.retryAfter });

  const ofAddress = await limiter.peek('loginCaptchaAddress', merchant.code, clientAddress);
  const isFree =
    !site.hasFlag('LOGINREQCAPTCHA3') &&
    ofAddress.isAllowed &&
    (await limiter.consume('loginCaptcha', merchant.code, usernameKey)).isAllowed;
  if (isFree) return;
  await requireCaptcha(context, proof);
  await countGuess(context, usernameKey);
};
