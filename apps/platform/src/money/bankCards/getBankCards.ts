import { and, asc, eq, isNull } from '#drizzle';
import { findOwner } from '#identity';
import type { Handler } from '#kernel';
import { findRules } from '../withdrawalRules/findRules.ts';
import { banks } from './banks.ts';
import { numberRules } from './numberRules.ts';
import { realName } from './realName.ts';
import { bankCards } from './schema.ts';
import { toBankCard } from './toBankCard.ts';

/** Answers the member's bank accounts and what a further one may be. */
export const getBankCards: Handler<'getBankCards'> = ({ tenant, session }) =>
  tenant(async (tx) => {
    const account = await findOwner(tx, session.accountId);
    const { maxCards } = await findRules(tx, account.id, account.currency);
    const rows = await tx
      .select()
      .from(bankCards)
      .where(and(eq(bankCards.accountId, account.id), isNull(bankCards.removedAt)))
      .orderBy(asc(bankCards.addedAt), asc(bankCards.id));
    return {
      cards: rows.map((row) => toBankCard(row, account.currency)),
      max: maxCards,
      banks: [...banks[account.currency]],
      numberRule: numberRules[account.currency],
      payeeName: realName(account),
      hasPaymentPassword: account.paymentPasswordHash !== null,
    };
  });
