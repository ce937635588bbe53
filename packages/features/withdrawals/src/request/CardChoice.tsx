import { useLingui } from '@lingui/react/macro';
import { RadioCards, TextLink } from '@marquee/ui';
import type { BankCard } from '../cards/BankCard.ts';

type Props = { cards: readonly BankCard[]; value: string; onChoose: (id: string) => void };

/** The bank account that a withdrawal goes to. */
export const CardChoice = ({ cards, value, onChoose }: Props) => {
  const { t } = useLingui();
  return (
    <RadioCards
      legend={t`To this bank account`}
      name="cardId"
      value={value}
      onChoose={onChoose}
      options={cards.map(({ id, bankName, number, payeeName }) => ({
        value: id,
        label: `${bankName} ${number}`,
        hint: payeeName,
      }))}
    >
      <TextLink href="/member/cards" look="quiet">
        {t`Add or remove bank accounts`}
      </TextLink>
    </RadioCards>
  );
};
