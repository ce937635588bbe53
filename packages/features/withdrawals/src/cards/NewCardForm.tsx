import { useLingui } from '@lingui/react/macro';
import { addBankCard, getBankCards } from '@marquee/contract/routes';
import { Form, useApi, useRefusal, useSubmit, useToast } from '@marquee/feature-core';
import { Button, Select, TextField } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useForgotten } from '../forgotten/useForgotten.tsx';
import { PaymentPasswordField } from '../password/PaymentPasswordField.tsx';
import type { BankCards } from './BankCard.ts';
import { type CardField, useCardDraft } from './useCardDraft.ts';

const fields = ['bankCode', 'number', 'payeeName', 'paymentPassword'] as const;

/** Adds a bank account in the member's own name. */
export const NewCardForm = ({ known, onAdded }: { known: BankCards; onAdded?: () => void }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const forgotten = useForgotten();
  const { draft, numberHint, change, findProblems } = useCardDraft(known);
  const refusal = useRefusal(fields, {
    CARD_EXISTS: 'number',
    PAYMENT_PASSWORD_WRONG: 'paymentPassword',
  });
  const { errors } = refusal;
  const { submit, isBusy } = useSubmit(async () => {
    await call(addBankCard, { body: draft });
    toast('positive', t`The bank account has been added.`);
    await queries.invalidateQueries({ queryKey: [getBankCards.id] });
    onAdded?.();
  }, refusal.refuseBy);
  const set = (field: CardField) => (value: string) => {
    change(field, value);
    refusal.clear(field);
  };
  const check = () => {
    const problems = findProblems();
    if (Object.keys(problems).length > 0) return refusal.refuse(problems);
    refusal.clear();
    return submit();
  };
  return (
    <>
      <Form refusal={refusal} onSubmit={check}>
        <Select
          label={t`Bank`}
          name="bankCode"
          isRequired
          value={draft.bankCode}
          onChange={({ target }) => set('bankCode')(target.value)}
          {...(errors.bankCode && { error: errors.bankCode })}
        >
          <option value="" disabled>{t`Please choose`}</option>
          {known.banks.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <TextField
          label={t`Account number`}
          name="number"
          isRequired
          hint={numberHint}
          autoComplete="off"
          inputMode={known.numberRule.kind === 'digits' ? 'numeric' : 'text'}
          maxLength={64}
          value={draft.number}
          onChange={({ target }) => set('number')(target.value)}
          {...(errors.number && { error: errors.number })}
        />
        <TextField
          label={t`Account holder`}
          name="payeeName"
          isRequired
          autoComplete="name"
          maxLength={128}
          readOnly={known.payeeName !== null}
          hint={
            known.payeeName === null
              ? t`Your own name, as your bank has it. It can’t be changed later.`
              : t`We only pay withdrawals to accounts in your own name.`
          }
          value={draft.payeeName}
          onChange={({ target }) => set('payeeName')(target.value)}
          {...(errors.payeeName && { error: errors.payeeName })}
        />
        <PaymentPasswordField
          label={t`Payment password`}
          name="paymentPassword"
          aside={forgotten.link}
          value={draft.paymentPassword}
          error={errors.paymentPassword}
          onValueChange={set('paymentPassword')}
        />
        <Button type="submit" size="l" isFull isLoading={isBusy}>{t`Add bank account`}</Button>
      </Form>
      {forgotten.dialog}
    </>
  );
};
