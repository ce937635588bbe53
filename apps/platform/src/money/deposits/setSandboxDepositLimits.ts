import { eq } from '#drizzle';
import { fieldProblem, type Handler, recordEvent } from '#kernel';
import { findByUsername } from '#identity';
import { depositSettings, memberDepositLimits } from './schema.ts';

/** Sets most within 24 hours as the merchant's staff would: for everybody, or for one member. */
export const setSandboxDepositLimits: Handler<'setSandboxDepositLimits'> = (context, { body }) => {
  const { tenant, merchant, language } = context;
  const { username, dayMax } = body;
  return tenant(async (tx) => {
    await recordEvent(tx, context, 'sandbox.changed', null, { changed: 'depositLimits' });
    if (username === undefined) {
      await tx.update(depositSettings).set({ dayMax }).where(eq(depositSettings.merchantCode, merchant.code));
      return { dayMax };
    }
    const account = await findByUsername(tx, username);
    if (!account) throw fieldProblem(language, 'username', 'notFound');
    await tx.delete(memberDepositLimits).where(eq(memberDepositLimits.accountId, account.id));
    if (dayMax !== null) {
      const row = { accountId: account.id, merchantCode: merchant.code, dayMax };
      await tx.insert(memberDepositLimits).values(row);
    }
    return { dayMax };
  });
};
