import type { Context } from '#kernel';
import { knownDevice } from '../session/knownDevice.ts';

/** Forgets the failed tries of whoever has just shown to know the password: of this browser and address, not of others. */
export const forgiveLogin = async (context: Context, usernameKey: string): Promise<void> => {
  const { limiter } = context.services;
  const key = [context.merchant.code, usernameKey];
  const device = knownDevice(context, usernameKey);
  if (device) return limiter.clear('loginDevice', ...key, device);
  await limiter.clear('loginCaptcha', ...key);
  await limiter.clear('loginGuessAddress', ...key, context.clientAddress);
};
