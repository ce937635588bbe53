import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MomentPicture } from '@marquee/feature-core';
import { Button, Card, EmptyState, Heading, Inline, PlusIcon, Stack, Text } from '@marquee/ui';
import { useState } from 'react';
import type { BankCards } from './BankCard.ts';
import { CardList } from './CardList.tsx';
import { NewCardForm } from './NewCardForm.tsx';

/** The bank accounts there are, and room for a further one. */
export const KeptCards = ({ known }: { known: BankCards }) => {
  const { t } = useLingui();
  const { cards, max } = known;
  const [isAdding, setAdding] = useState(false);
  const isFull = cards.length >= max;
  const add = (
    <Button iconStart={<PlusIcon size="s" />} onClick={() => setAdding(true)}>{t`Add bank account`}</Button>
  );
  return (
    <Stack gap="x4">
      {cards.length > 0 && <CardList cards={cards} />}
      {cards.length === 0 && !isAdding && (
        <Card padding="m">
          <EmptyState
            picture={<MomentPicture moment="money" />}
            title={t`Your bank accounts will appear here`}
            action={add}
          >
            {t`Add the one you want withdrawals paid to.`}
          </EmptyState>
        </Card>
      )}
      {isAdding && (
        <Card>
          <Stack gap="x5">
            <Heading level={2} size="m">{t`New bank account`}</Heading>
            <NewCardForm known={known} onAdded={() => setAdding(false)} />
          </Stack>
        </Card>
      )}
      {cards.length > 0 && !isAdding && (
        <Inline justify="between">
          <Text size="s" isMuted>
            {isFull
              ? t`You can’t have more. Remove one to add another.`
              : t`You can have up to ${plural(max, { one: '# bank account', other: '# bank accounts' })}.`}
          </Text>
          {!isFull && add}
        </Inline>
      )}
    </Stack>
  );
};
