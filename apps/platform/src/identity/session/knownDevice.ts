import { type Context, isSameHash, macOf, newSecret } from '#kernel';
import { cookieNames } from './cookieNames.ts';

/** For how long a browser is known, and of how many accounts it may be. */
export const knownFor = { days: 180, accounts: 4 } as const;

const macFor = ({ merchant, services }: Context, usernameKey: string, id: string) =>
  macOf(services.config.macKey, 'device', merchant.code, usernameKey, id);

const marksIn = ({ cookies }: Context): string[] =>
  (cookies.get(cookieNames.device) ?? '').split('~').filter(Boolean).slice(0, knownFor.accounts);

/** The ids by which any account knows this browser. */
export const deviceIds = (context: Context): string[] =>
  marksIn(context).map((mark) => mark.split('.')[0] ?? '');

/** The id by which an account is to know this browser from now on: the one that it knows it by, or a new one. */
export const deviceFor = (context: Context, usernameKey: string): string =>
  knownDevice(context, usernameKey) ?? newSecret();

const isOf = (context: Context, usernameKey: string) => (mark: string) => {
  const [id = '', mac = ''] = mark.split('.');
  return isSameHash(mac, macFor(context, usernameKey, id));
};

/** The id of this browser where the account has been logged in on it before; undefined where it is not known. */
export const knownDevice = (context: Context, usernameKey: string): string | undefined =>
  marksIn(context).find(isOf(context, usernameKey))?.split('.')[0];

/** Makes this browser known, by its id, to an account that has just been logged in on it. */
export const keepDevice = (context: Context, usernameKey: string, id: string): void => {
  const isThis = isOf(context, usernameKey);
  const others = marksIn(context).filter((mark) => !isThis(mark));
  const marks = [`${id}.${macFor(context, usernameKey, id)}`, ...others].slice(0, knownFor.accounts);
  context.cookies.set(cookieNames.device, marks.join('~'), { maxAge: knownFor.days * 24 * 60 * 60 });
};
