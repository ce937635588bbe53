import { useLingui } from '@lingui/react/macro';
import { Form, useRefusal, useSubmit } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { AmountField, Button, Card, Money, Stack, Text } from '@marquee/ui';
import { useState } from 'react';
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
  const [amount, setAmount] = useState<number>();
  const [cardId, setCardId] = useState(cards[0]?.id ?? '');
  const [paymentPassword, setPaymentPassword] = useState('');
  const refusal = useRefusal(['amount', 'paymentPassword'], {
    INSUFFICIENT_FUNDS: 'amount',
    PAYMENT_PASSWORD_WRONG: 'paymentPassword',
  });
  const { submit, isBusy } = useSubmit(
    () => request({ amount: amount ?? 0, cardId, paymentPassword }),
    refusal.refuseBy,
  );
  const most = Math.min(available, maxAmount, daySumLeft);
  const [least, largest] = [write(minAmount, currency), write(maxAmount, currency)];
  const check = () => {
    const problem = limitProblem(amount);
    const errors = {
      ...(problem && { amount: problem }),
      ...(paymentPassword === '' && { paymentPassword: t`Enter your payment password.` }),
    };
    if (Object.keys(errors).length > 0) return refusal.refuse(errors);
    refusal.clear();
    return submit();
  };
  return (
    <Card>
      <Form refusal={refusal} onSubmit={check}>
        <div className={styles.available}>
          <Text as="span" size="s">{t`You can withdraw`}</Text>
          <span className={styles.sum}>
            <Money minor={available} currency={currency} />
          </span>
        </div>
        <Stack gap="x2">
          <AmountField
            label={t`Amount`}
            name="amount"
            isRequired
            currency={currency}
            hint={t`From ${least} to ${largest}.`}
            {...(most >= minAmount && { max: most, quickLabel: t`Quick amounts`, allLabel: t`All` })}
            value={amount}
            onValueChange={(minor) => {
              setAmount(minor);
              refusal.clear('amount');
            }}
            error={refusal.errors.amount}
          />
          <LimitsNote terms={terms} />
        </Stack>
        <CardChoice cards={cards} value={cardId} onChoose={setCardId} />
        <Summary terms={terms} amount={amount ?? 0} />
        <PaymentPasswordField
          label={t`Payment password`}
          name="paymentPassword"
          aside={forgotten.link}
          value={paymentPassword}
          error={refusal.errors.paymentPassword}
          onValueChange={(value) => {
            setPaymentPassword(value);
            refusal.clear('paymentPassword');
          }}
        />
        <Button type="submit" size="l" isFull isLoading={isBusy}>{t`Withdraw`}</Button>
      </Form>
      {forgotten.dialog}
    </Card>
  );
};
