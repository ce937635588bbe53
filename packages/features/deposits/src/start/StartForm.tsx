import { useLingui } from '@lingui/react/macro';
import { Form, FormRefusal, useForm } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { Button, Stack } from '@marquee/ui';
import type { Offer, Offers } from '../depositTypes.ts';
import { DepositAmount } from './DepositAmount.tsx';
import { MethodCards } from './MethodCards.tsx';
import { useAmountProblem } from './useAmountProblem.ts';
import * as styles from './StartForm.css.ts';
import { useStartDeposit } from './useStartDeposit.ts';

type Props = {
  offers: Offers;
  first: Offer;
  /** The amount that the address asks for, in minor units. */
  wished: number | undefined;
};
type Wish = { method: string; amount: number | undefined };

/** Asks how and how much. */
export const StartForm = ({ offers, first, wished }: Props) => {
  const { t } = useLingui();
  const write = useMoney();
  const { problemOf, refusalOf } = useAmountProblem(offers);
  const start = useStartDeposit();
  const offerOf = (chosen: string) => offers.offers.find(({ method }) => method === chosen) ?? first;
  const form = useForm<Wish, void>({
    values: { method: first.method, amount: wished },
    checks: { amount: (amount, { method }) => problemOf(amount, offerOf(method)) },
    send: ({ method, amount = 0 }) => start(offerOf(method).method, amount),
    onRefused: (error) => {
      const problem = refusalOf(error);
      return problem === undefined ? undefined : { errors: { amount: problem } };
    },
  });
  const { amount, method } = form.values;
  const offer = offerOf(method);
  const sum = amount === undefined ? undefined : write(amount, offers.currency);
  return (
    <Form form={form} gap="x6" placesRefusal>
      <MethodCards
        offers={offers.offers}
        chosen={offer.method}
        onChoose={(chosen) => {
          form.set('method', chosen);
          form.tell('amount', undefined);
        }}
      />
      <div className={styles.fields}>
        <Stack gap="x6">
          <DepositAmount offers={offers} offer={offer} field={form.valueField('amount')} />
          <FormRefusal form={form} title={t`We couldn’t start the deposit`} />
        </Stack>
      </div>
      <div className={styles.foot}>
        <Button type="submit" size="l" isFull isLoading={form.isBusy}>
          {sum === undefined ? t`Deposit` : t`Deposit ${sum}`}
        </Button>
      </div>
    </Form>
  );
};
