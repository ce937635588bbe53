import { useLingui } from '@lingui/react/macro';
import { Form, useForm } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { AmountField, Button, Card, Money, Stack, Text } from '@marquee/ui';
import type { BankCard } from '../cards/BankCard.ts';
import { useForgotten } from '../forgotten/useForgotten.tsx';
import { PaymentPasswordField } from '../password/PaymentPasswordField.tsx';
import { CardChoice } from './CardChoice.tsx';
import { LimitsNote } from './LimitsNote.tsx';
import * as styles from './RequestForm.css.ts';
import { Summary } from './Summary.tsx';
import type { Terms } from './Terms.ts';
import { useLimitProblem } from './useLimitProblem.ts';
import { useRequest } from './useRequest.ts';

/** How much, to which bank account, confirmed by the payment password. */
export const RequestForm = ({ terms, cards }: { terms: Terms; cards: readonly BankCard[] }) => {
  const { t } = useLingui();
  const write = useMoney();
  const forgotten = useForgotten();
  const request = useRequest();
  const limitProblem = useLimitProblem(terms);
  const { currency, available, minAmount, maxAmount, daySumLeft } = terms;
  const form = useForm({
    values: {
      amount: undefined as number | undefined,
      cardId: cards[0]?.id ?? '',
      paymentPassword: '',
    },
    checks: {
      amount: limitProblem,
      paymentPassword: (typed) => (typed ? undefined : t`Enter your payment password.`),
    },
    fieldOf: { INSUFFICIENT_FUNDS: 'amount', PAYMENT_PASSWORD_WRONG: 'paymentPassword' },
    send: ({ amount = 0, ...rest }) => request({ amount, ...rest }),
  });
  const most = Math.min(available, maxAmount, daySumLeft);
  const [least, largest] = [write(minAmount, currency), write(maxAmount, currency)];
  return (
    <Card>
      <Form form={form}>
        <div className={styles.available}>
          <Text as="span" size="s">{t`You can withdraw`}</Text>
          <span className={styles.sum}>
            <Money minor={available} currency={currency} />
          </span>
        </div>
        <Stack gap="x2">
          <AmountField
            label={t`Amount`}
            isRequired
            currency={currency}
            hint={t`From ${least} to ${largest}.`}
            {...(most >= minAmount && { max: most, quickLabel: t`Quick amounts`, allLabel: t`All` })}
            {...form.valueField('amount')}
          />
          <LimitsNote terms={terms} />
        </Stack>
        <CardChoice cards={cards} value={form.values.cardId} onChoose={(id) => form.set('cardId', id)} />
        <Summary terms={terms} amount={form.values.amount ?? 0} />
        <PaymentPasswordField
          label={t`Payment password`}
          aside={forgotten.link}
          {...form.valueField('paymentPassword')}
        />
        <Button type="submit" size="l" isFull isLoading={form.isBusy}>{t`Withdraw`}</Button>
      </Form>
      {forgotten.dialog}
    </Card>
  );
};
