import { useLingui } from '@lingui/react/macro';
import { getBankCards, removeBankCard } from '@marquee/contract/routes';
import { Form, useApi, useForm, useToast } from '@marquee/feature-core';
import { Button, Dialog, Text } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useForgotten } from '../forgotten/useForgotten.tsx';
import { PaymentPasswordField } from '../password/PaymentPasswordField.tsx';
import type { BankCard } from './BankCard.ts';
import { BankLine } from './BankLine.tsx';

/** Asks for the payment password before a bank account goes. */
export const RemoveCard = ({ card, onClose }: { card: BankCard; onClose: () => void }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const forgotten = useForgotten();
  const form = useForm({
    values: { paymentPassword: '' },
    checks: { paymentPassword: 'required' },
    fieldOf: { PAYMENT_PASSWORD_WRONG: 'paymentPassword' },
    send: ({ paymentPassword }) => call(removeBankCard, { body: { id: card.id, paymentPassword } }),
    onSent: async () => {
      toast('positive', t`The bank account has been removed.`);
      await queries.invalidateQueries({ queryKey: [getBankCards.id] });
      onClose();
    },
  });
  return (
    <Dialog isOpen size="s" title={t`Remove this bank account?`} closeLabel={t`Close`} onClose={onClose}>
      <Form form={form}>
        <BankLine {...card} />
        <Text isMuted>{t`Withdrawals already on their way to it will continue.`}</Text>
        <PaymentPasswordField
          label={t`Payment password`}
          aside={forgotten.link}
          {...form.valueField('paymentPassword')}
        />
        <Button type="submit" tone="critical" isFull isLoading={form.isBusy}>
          {t`Remove bank account`}
        </Button>
      </Form>
      {forgotten.dialog}
    </Dialog>
  );
};
