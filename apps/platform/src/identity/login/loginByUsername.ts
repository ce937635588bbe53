import { eq } from '#drizzle';
import type { BodyOf, ValueOf } from '@marquee/contract';
import type { Context } from '#kernel';
import { findByUsername } from '../accounts/findByUsername.ts';
import { defaultPassword } from '../accounts/password/defaultPassword.ts';
import { passwordHasher } from '../accounts/password/passwordHasher.ts';
import { accounts } from '../accounts/schema.ts';
import { usernameKey } from '../accounts/usernameKey.ts';
import { fieldsRequired } from '../accounts/fields/fieldsRequired.ts';
import { finishLogin } from './finishLogin.ts';
import { forgiveLogin } from './forgiveLogin.ts';
import { guardLogin } from './guardLogin.ts';
import { refuseLogin } from './refuseLogin.ts';

/**
 * Logs in by username and password. An unknown username takes the same steps and gets the same answer as a
 * wrong password.
 */
export const loginByUsername = async (context: Context, body: BodyOf<'login'>): Promise<ValueOf<'login'>> => {
  const username = body.username?.trim();
  const password = body.password?.trim();
  if (!username || !password) {
    const missing = [...(username ? [] : ['username']), ...(password ? [] : ['password'])];
    throw fieldsRequired(context.language, missing);
  }
  const key = usernameKey(username);
  await guardLogin(context, key, body);

  const account = await context.tenant((tx) => findByUsername(tx, username));
  if (!(await passwordHasher.verify(account?.passwordHash, password)) || !account)
    throw await refuseLogin(context, key, account?.id ?? null);

  const { config } = context.services;
  await forgiveLogin(context, key);
  const isPasswordDefault = account.isPasswordDefault || password === defaultPassword(config.isSandbox);
  if (isPasswordDefault !== account.isPasswordDefault)
    await context.tenant((tx) =>
      tx.update(accounts).set({ isPasswordDefault }).where(eq(accounts.id, account.id)),
    );
  return finishLogin(
    context,
    { ...account, isPasswordDefault },
    { method: 'username', remember: body.remember ?? false },
  );
};
