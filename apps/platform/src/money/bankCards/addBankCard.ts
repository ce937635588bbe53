import { and, count, eq, isNull } from '#drizzle';
import { accounts, checkPaymentPassword, lockOwner } from '#identity';
import { ApiFailure, errorTexts, type Handler, recordEvent, say } from '#kernel';
import { findRules } from '../withdrawalRules/findRules.ts';
import { payeeNameKey } from './payeeNameKey.ts';
import { readNewCard } from './readNewCard.ts';
import { realName } from './realName.ts';
import { bankCards } from './schema.ts';
import { toBankCard } from './toBankCard.ts';

/**
 * Adds a bank account in the member's own name. The first one tells that name where registration did not ask.
 */
export const addBankCard: Handler<'addBankCard'> = async (context, { body }) => {
  const { session, merchant, language, now } = context;
  const card = readNewCard(context, body);
  await checkPaymentPassword(context, body.paymentPassword);
  return context.tenant(async (tx) => {
    // The lock makes the count and the name hold for calls made at once.
    const account = await lockOwner(tx, session.accountId);
    const known = realName(account);
    if (known !== null && payeeNameKey(known) !== payeeNameKey(card.payeeName)) {
      const message = say(language, errorTexts.PAYEE_NAME_DIFFERS);
      throw new ApiFailure('PAYEE_NAME_DIFFERS', { fields: [{ field: 'payeeName', rule: 'own', message }] });
    }
    const { maxCards } = await findRules(tx, account.id, account.currency);
    const open = and(eq(bankCards.accountId, account.id), isNull(bankCards.removedAt));
    const [counted] = await tx.select({ cards: count() }).from(bankCards).where(open);
    const values = { merchantCode: merchant.code, accountId: account.id, ...card, addedAt: now() };
    const [written] = await tx.insert(bankCards).values(values).onConflictDoNothing().returning();
    if (!written) throw new ApiFailure('CARD_EXISTS');
    if ((counted?.cards ?? 0) >= maxCards) throw new ApiFailure('TOO_MANY_CARDS');
    if (known === null) {
      const profile = { ...account.profile, payeeName: card.payeeName };
      await tx.update(accounts).set({ profile }).where(eq(accounts.id, account.id));
    }
    await recordEvent(tx, context, 'bankCard.added', account.id, { card: written.id });
    return toBankCard(written, account.currency);
  });
};
