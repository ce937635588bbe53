import type { Handler } from '#kernel';
import { usePasskey } from '../secondFactor/passkeys/usePasskey.ts';
import { finishLogin } from './finishLogin.ts';

/** Logs in by a passkey. It is had, and its device has verified its owner: that is two proofs in one. */
export const loginByPasskey: Handler<'loginByPasskey'> = async (context, { body }) => {
  const { account, use } = await usePasskey(context, { purpose: 'login' }, body.assertion);
  return finishLogin(context, account, {
    method: 'passkey',
    remember: body.remember ?? false,
    isProven: true,
    within: use,
  });
};
