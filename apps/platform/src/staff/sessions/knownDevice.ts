import { type ConsoleContext, isSameHash, macOf, newSecret } from '#kernel';
import { staffCookies } from './staffCookies.ts';

const knownDays = 180;

const macFor = ({ services }: ConsoleContext, email: string, id: string) =>
  macOf(services.config.macKey, 'staff device', email, id);

/** The id of this browser where the person was the last to be logged in on it; undefined where it is not known. */
export const knownDevice = (context: ConsoleContext, email: string): string | undefined => {
  const [id = '', mac = ''] = (context.cookies.get(staffCookies.device) ?? '').split('.');
  return isSameHash(mac, macFor(context, email, id)) ? id : undefined;
};

/** Makes this browser known to a person who has just logged in on it. */
export const keepDevice = (context: ConsoleContext, email: string): void => {
  const id = knownDevice(context, email) ?? newSecret();
  context.cookies.set(staffCookies.device, `${id}.${macFor(context, email, id)}`, {
    maxAge: knownDays * 24 * 60 * 60,
  });
};
