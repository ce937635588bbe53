import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { Banner, Button, Stack } from '@marquee/ui';
import { type FormEvent, useState } from 'react';
import type { Offer, Offers } from '../depositTypes.ts';
import { narrow } from '../place.css.ts';
import { DepositAmount } from './DepositAmount.tsx';
import { MethodCards } from './MethodCards.tsx';
import { useAmountProblem } from './useAmountProblem.ts';
import { useStartDeposit } from './useStartDeposit.ts';

type Props = { offers: Offers; first: Offer };

const focusAmount = (form: HTMLFormElement) => {
  const field = form.elements.namedItem('amount');
  if (field instanceof HTMLElement) field.focus();
};

/** Asks how and how much; what was typed outlives every refusal. */
export const StartForm = ({ offers, first }: Props) => {
  const { t } = useLingui();
  const write = useMoney();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState(first.method);
  const [amount, setAmount] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<unknown>();
  const { problemOf, refusalOf } = useAmountProblem(offers);
  const { start, isAsking } = useStartDeposit();
  const offer = offers.offers.find(({ method }) => method === chosen) ?? first;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setRefusal(undefined);
    const found = problemOf(amount, offer);
    setProblem(found);
    if (found !== undefined || amount === undefined) return focusAmount(form);
    try {
      await start(offer.method, amount);
    } catch (error) {
      const refused = refusalOf(error);
      setProblem(refused);
      if (refused === undefined) setRefusal(error);
      else focusAmount(form);
    }
  };
  const change = (typed: number | undefined) => {
    setProblem(undefined);
    setAmount(typed);
  };
  const sum = amount === undefined ? undefined : write(amount, offers.currency);

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="x6">
        <MethodCards
          offers={offers.offers}
          chosen={offer.method}
          onChoose={(method) => {
            setChosen(method);
            setProblem(undefined);
          }}
        />
        <div className={narrow}>
          <Stack gap="x6">
            <DepositAmount
              offers={offers}
              offer={offer}
              amount={amount}
              problem={problem}
              onChange={change}
            />
            {refusal !== undefined && (
              <Banner role="alert" tone="critical" title={t`We couldn’t start the deposit`}>
                {errorText(refusal)}
              </Banner>
            )}
            <Button type="submit" size="l" isFull isLoading={isAsking}>
              {sum === undefined ? t`Deposit` : t`Deposit ${sum}`}
            </Button>
          </Stack>
        </div>
      </Stack>
    </form>
  );
};
