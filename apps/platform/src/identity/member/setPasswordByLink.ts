import { and, eq, gt, isNull } from '#drizzle';
import { ApiFailure, type Handler, hashSecret } from '#kernel';
import { finishReset } from './finishReset.ts';
import { checkNewPassword } from '../accounts/password/checkNewPassword.ts';
import { accounts, passwordResets } from '../accounts/schema.ts';

/** Sets a new password by the link of an e-mail. The link works once, and with it go the account's other links. */
export const setPasswordByLink: Handler<'setPasswordByLink'> = async (context, { body }) => {
  const tokenHash = hashSecret(body.resetToken);
  const isGood = and(
    eq(passwordResets.tokenHash, tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, context.now()),
  );
  const [found] = await context.tenant((tx) =>
    tx
      .select({ account: accounts })
      .from(passwordResets)
      .innerJoin(accounts, eq(accounts.id, passwordResets.accountId))
      .where(and(isGood, eq(accounts.isBlocked, false))),
  );
  if (!found) throw new ApiFailure('RESET_LINK_INVALID');

  const { account } = found;
  const fields = checkNewPassword(context, {
    value: body.newPassword,
    field: 'newPassword',
    confirmation: { value: body.confirmNewPassword, field: 'confirmNewPassword' },
    username: account.username,
  });
  if (fields.length > 0) throw new ApiFailure('INVALID_INPUT', { fields });

  await finishReset(context, account, {
    password: body.newPassword,
    by: 'email',
    spend: async (tx) => {
      const spent = await tx
        .update(passwordResets)
        .set({ usedAt: context.now() })
        .where(isGood)
        .returning({ tokenHash: passwordResets.tokenHash });
      if (spent.length === 0) throw new ApiFailure('RESET_LINK_INVALID');
      await tx
        .update(passwordResets)
        .set({ usedAt: context.now() })
        .where(and(eq(passwordResets.accountId, account.id), isNull(passwordResets.usedAt)));
    },
  });
  return { changed: true };
};
