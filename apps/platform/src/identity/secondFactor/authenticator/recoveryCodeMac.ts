import { type Context, macOf } from '#kernel';

/** What a recovery code is kept as. Case, spaces and dashes do not matter. */
export const recoveryCodeMac = (
  { merchant, services }: Pick<Context, 'merchant' | 'services'>,
  accountId: string,
  code: string,
): string => {
  const plain = code.toUpperCase().replaceAll(/[\s-]/g, '');
  return macOf(services.config.memberKeys.mac, 'recovery', merchant.code, accountId, plain);
};
