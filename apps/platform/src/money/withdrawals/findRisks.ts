import { and, eq, isNull, ne } from '#drizzle';
import type { Connection } from '#kernel';
import { type BankCardRow, bankCards } from '../bankCards/schema.ts';
import { withdrawals } from './schema.ts';
import type { WithdrawalRisk } from './states.ts';
import type { WithdrawalRules } from '../withdrawalRules/WithdrawalRules.ts';

/** Why a person has to look at a withdrawal before it is approved; empty when nobody has to. */
export const findRisks = async (
  tx: Connection,
  amount: number,
  card: BankCardRow,
  rules: WithdrawalRules,
): Promise<WithdrawalRisk[]> => {
  const risks: WithdrawalRisk[] = [];
  if (amount >= rules.riskAmount) risks.push('amount');
  if (rules.holdsFirst) {
    const [before] = await tx
      .select({ id: withdrawals.id })
      .from(withdrawals)
      .where(and(eq(withdrawals.accountId, card.accountId), eq(withdrawals.state, 'completed')))
      .limit(1);
    if (!before) risks.push('first');
  }
  const [elsewhere] = await tx
    .select({ id: bankCards.id })
    .from(bankCards)
    .where(
      and(
        eq(bankCards.bankCode, card.bankCode),
        eq(bankCards.number, card.number),
        ne(bankCards.accountId, card.accountId),
        isNull(bankCards.removedAt),
      ),
    )
    .limit(1);
  if (elsewhere) risks.push('sharedCard');
  return risks;
};
