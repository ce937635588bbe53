import { useLingui } from '@lingui/react/macro';
import { correctStaffMember } from '@marquee/contract/routes';
import { AmountField, RadioCards } from '@marquee/ui';
import { useState } from 'react';
import { useApi } from '../../api/useApi.ts';
import { DeedForm } from './DeedForm.tsx';
import type { DeedProps } from './DeedProps.ts';
import { useAnswerText } from './useAnswerText.ts';

type Direction = 'credit' | 'debit';

/** Asks a second person to correct a member's money. */
export const CorrectDialog = ({ member: { id, currency }, onClose, onDone }: DeedProps) => {
  const { t } = useLingui();
  const { call } = useApi();
  const texts = [useAnswerText()];
  const [direction, setDirection] = useState<Direction>('credit');
  const [amount, setAmount] = useState<number>();
  const [problem, setProblem] = useState<string>();
  return (
    <DeedForm
      title={t`Correct the balance`}
      text={t`A second person has to agree; only then money moves.`}
      texts={texts}
      action={t`Ask for it`}
      onClose={onClose}
      isReady={() => {
        setProblem(amount ? undefined : t`This field cannot be empty.`);
        return amount !== undefined && amount > 0;
      }}
      send={async ({ answer = '' }) => {
        if (!amount) return;
        await call(correctStaffMember, { body: { id, direction, amount, answer } });
        await onDone();
      }}
    >
      <RadioCards<Direction>
        legend={t`What is done`}
        name="direction"
        value={direction}
        onChoose={setDirection}
        options={[
          { value: 'credit', label: t`Put money into the main wallet` },
          { value: 'debit', label: t`Take money out of the main wallet`, hint: t`Never more than is there` },
        ]}
      />
      <AmountField
        label={t`Amount`}
        error={problem}
        isRequired
        currency={currency}
        value={amount}
        onValueChange={setAmount}
      />
    </DeedForm>
  );
};
