import { useLingui } from '@lingui/react/macro';
import { Card, IconButton, TrashIcon } from '@marquee/ui';
import { useState } from 'react';
import type { BankCard } from './BankCard.ts';
import { BankLine } from './BankLine.tsx';
import * as styles from './CardList.css.ts';
import { RemoveCard } from './RemoveCard.tsx';

/** The bank accounts, each with a way to remove it. */
export const CardList = ({ cards }: { cards: readonly BankCard[] }) => {
  const { t } = useLingui();
  const [leaving, setLeaving] = useState<BankCard>();
  return (
    <>
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.id}>
            <Card padding="m">
              <div className={styles.row}>
                <BankLine {...card} />
                <IconButton
                  label={t`Remove ${card.bankName} ${card.number}`}
                  icon={<TrashIcon />}
                  onClick={() => setLeaving(card)}
                />
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {leaving && <RemoveCard card={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
};
