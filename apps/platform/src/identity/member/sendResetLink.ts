import { eq } from '#drizzle';
import { type Context, hashSecret, momentFrom, newSecret, queueMessage, recordEvent } from '#kernel';
import { languageOfAccount } from '../accounts/languageOfAccount.ts';
import { type Account, passwordResets } from '../accounts/schema.ts';

/** How long a link for a new password is good. */
const resetFigures = { minutes: 30 } as const;

/** Mails a link for a new password to an account; without one the same is written down and nothing leaves. */
export const sendResetLink = async (
  context: Context,
  account: Account | null,
  asked: { username: string; email: string },
): Promise<void> => {
  const { merchant } = context;
  const token = newSecret();
  const tokenHash = hashSecret(token);
  const { minutes } = resetFigures;
  await context.tenant(async (tx) => {
    if (account)
      await tx.insert(passwordResets).values({
        tokenHash,
        merchantCode: merchant.code,
        accountId: account.id,
        expiresAt: momentFrom(context.now(), { minutes }),
      });
    else await tx.delete(passwordResets).where(eq(passwordResets.tokenHash, tokenHash));
    await recordEvent(tx, context, 'password.resetRequested', account?.id ?? null);
    const language = account ? languageOfAccount(account) : context.language;
    await queueMessage(
      tx,
      { ...context, language },
      {
        channel: 'email',
        recipient: account?.email ?? asked.email,
        template: {
          name: 'resetLink',
          brand: merchant.brand.name,
          username: account?.username ?? asked.username,
          link: `${context.origin}/?resetToken=${token}`,
          minutes,
        },
        minutes,
        isWithheld: account === null,
      },
    );
  });
};
