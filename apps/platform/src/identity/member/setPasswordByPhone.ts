import { ApiFailure, type Handler } from '#kernel';
import { checkCode } from '../verification/checkCode.ts';
import { readMobile } from '../verification/readMobile.ts';
import { spendCode } from '../verification/spendCode.ts';
import { findByMobile } from '../accounts/findByMobile.ts';
import { finishReset } from './finishReset.ts';
import { checkNewPassword } from '../accounts/password/checkNewPassword.ts';

/** Sets a new password by a code sent to the account's phone. A number nobody has is answered like a wrong code. */
export const setPasswordByPhone: Handler<'setPasswordByPhone'> = async (context, { body }) => {
  const mobile = readMobile(context, body);
  const rule = { value: body.newPassword, field: 'newPassword' };
  // Before the code is known to be right, nothing may depend on whose number this is: the username is not asked.
  const early = checkNewPassword(context, { ...rule, username: '' });
  if (early.length > 0) throw new ApiFailure('INVALID_INPUT', { fields: early });

  await checkCode(context, 'password', mobile, body.verificationCode);
  const account = await context.tenant((tx) => findByMobile(tx, mobile));
  if (!account || account.isBlocked) throw new ApiFailure('CODE_WRONG');
  const fields = checkNewPassword(context, { ...rule, username: account.username });
  if (fields.length > 0) throw new ApiFailure('INVALID_INPUT', { fields });

  await finishReset(context, account, {
    password: body.newPassword,
    by: 'phone',
    spend: (tx) => spendCode(tx, context, 'password', mobile, body.verificationCode),
  });
  return { changed: true };
};
