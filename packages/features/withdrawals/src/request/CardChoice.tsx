import { useLingui } from '@lingui/react/macro';
import { Radio, TextLink } from '@marquee/ui';
import type { BankCard } from '../cards/BankCard.ts';
import * as styles from './CardChoice.css.ts';

type Props = { cards: readonly BankCard[]; value: string; onChoose: (id: string) => void };

/** The bank account that a withdrawal goes to. */
export const CardChoice = ({ cards, value, onChoose }: Props) => {
  const { t } = useLingui();
  return (
    <fieldset>
      <legend className={styles.legend}>{t`To this bank account`}</legend>
      <div className={styles.choices}>
        {cards.map(({ id, bankName, number, payeeName }) => (
          <div key={id} className={styles.choice}>
            <Radio
              name="cardId"
              value={id}
              label={`${bankName} ${number}`}
              hint={payeeName}
              checked={value === id}
              onChange={() => onChoose(id)}
            />
          </div>
        ))}
        <TextLink href="/member/cards" look="quiet">
          {t`Add or remove bank accounts`}
        </TextLink>
      </div>
    </fieldset>
  );
};
