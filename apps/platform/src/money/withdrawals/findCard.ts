import type { Language } from '@marquee/reference';
import { and, eq, isNull } from '#drizzle';
import { type Connection, fieldProblem, isId } from '#kernel';
import { type BankCardRow, bankCards } from '../bankCards/schema.ts';

/** The member's own bank account of an id. Throws `INVALID_INPUT` naming the field for any other. */
export const findCard = async (
  tx: Connection,
  accountId: string,
  cardId: string,
  language: Language,
): Promise<BankCardRow> => {
  const [card] = isId(cardId)
    ? await tx
        .select()
        .from(bankCards)
        .where(and(eq(bankCards.id, cardId), eq(bankCards.accountId, accountId), isNull(bankCards.removedAt)))
    : [];
  if (!card) throw fieldProblem(language, 'cardId', 'notFound');
  return card;
};
