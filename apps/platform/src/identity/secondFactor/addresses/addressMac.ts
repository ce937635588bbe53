import { type Context, macOf } from '#kernel';
import { networkOf } from './networkOf.ts';

/** What the caller's address is kept as for an account. */
export const addressMac = (
  { merchant, services, clientAddress }: Pick<Context, 'merchant' | 'services' | 'clientAddress'>,
  accountId: string,
): string =>
  macOf(services.config.memberKeys.mac, 'address', merchant.code, accountId, networkOf(clientAddress));
