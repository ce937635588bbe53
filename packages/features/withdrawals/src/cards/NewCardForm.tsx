import { useLingui } from '@lingui/react/macro';
import { addBankCard, getBankCards } from '@marquee/contract/routes';
import { Form, useApi, useForm, useToast } from '@marquee/feature-core';
import { Button, Select, TextField } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useForgotten } from '../forgotten/useForgotten.tsx';
import { PaymentPasswordField } from '../password/PaymentPasswordField.tsx';
import type { BankCards } from './BankCard.ts';
import { useNumberRule } from './useNumberRule.ts';

/** Adds a bank account in the member's own name. */
export const NewCardForm = ({ known, onAdded }: { known: BankCards; onAdded?: () => void }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const forgotten = useForgotten();
  const number = useNumberRule(known.numberRule);
  const form = useForm({
    values: { bankCode: '', number: '', payeeName: known.payeeName ?? '', paymentPassword: '' },
    checks: {
      bankCode: (code) => (code ? undefined : t`Please choose a bank.`),
      number: number.check,
      payeeName: (name) => (name.trim() ? undefined : t`Enter the account holder’s name.`),
      paymentPassword: (typed) => (typed ? undefined : t`Enter your payment password.`),
    },
    fieldOf: { CARD_EXISTS: 'number', PAYMENT_PASSWORD_WRONG: 'paymentPassword' },
    send: (body) => call(addBankCard, { body }),
    onSent: async () => {
      toast('positive', t`The bank account has been added.`);
      await queries.invalidateQueries({ queryKey: [getBankCards.id] });
      onAdded?.();
    },
  });
  return (
    <>
      <Form form={form}>
        <Select label={t`Bank`} isRequired {...form.field('bankCode')}>
          <option value="" disabled>{t`Please choose`}</option>
          {known.banks.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <TextField
          label={t`Account number`}
          isRequired
          hint={number.hint}
          autoComplete="off"
          inputMode={known.numberRule.kind === 'digits' ? 'numeric' : 'text'}
          maxLength={64}
          {...form.field('number')}
        />
        <TextField
          label={t`Account holder`}
          isRequired
          autoComplete="name"
          maxLength={128}
          readOnly={known.payeeName !== null}
          hint={
            known.payeeName === null
              ? t`Your own name, as your bank has it. It can’t be changed later.`
              : t`We only pay withdrawals to accounts in your own name.`
          }
          {...form.field('payeeName')}
        />
        <PaymentPasswordField
          label={t`Payment password`}
          aside={forgotten.link}
          {...form.valueField('paymentPassword')}
        />
        <Button type="submit" size="l" isFull isLoading={form.isBusy}>{t`Add bank account`}</Button>
      </Form>
      {forgotten.dialog}
    </>
  );
};
