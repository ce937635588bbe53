import { setTimeout as wait } from 'node:timers/promises';
import { ApiFailure, type ConsoleContext } from '#kernel';
import { knownDevice } from './knownDevice.ts';

/** Milliseconds for which a guess is held: twice as long each time from the fourth on, two seconds at most. */
const delayOf = (guesses: number): number => (guesses <= 3 ? 0 : Math.min(250 * 2 ** (guesses - 4), 2000));

/**
 * What stands before each try to log in, known e-mail or not, counted before it is made. A browser on which the person
 * was logged in has a budget of its own, so that nobody else keeps them out; all others share one, slower and slower,
 * and of it one address has a third (decision 53).
 */
export const guardStaffLogin = async (context: ConsoleContext, email: string): Promise<void> => {
  const { services, clientAddress } = context;
  const { limiter } = services;
  const device = knownDevice(context, email);
  if (device && (await limiter.consume('staffDevice', email, device)).isAllowed) return;
  await limiter.enforce('staffAddress', clientAddress);
  await limiter.enforce('staffLoginAddress', email, clientAddress);
  const all = await limiter.consume('staffLogin', email);
  if (!all.isAllowed) throw new ApiFailure('RATE_LIMITED', { retryAfter: all.retryAfter });
  await wait(delayOf(all.count));
};

/** Gives back what the tries of somebody who is in now have used up, of their own alone. */
export const forgiveStaffLogin = async (context: ConsoleContext, email: string): Promise<void> => {
  const { services, clientAddress } = context;
  const device = knownDevice(context, email);
  if (device) await services.limiter.clear('staffDevice', email, device);
  await services.limiter.clear('staffLoginAddress', email, clientAddress);
};
