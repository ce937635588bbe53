import { useLingui } from '@lingui/react/macro';
import { getBankCards, getWithdrawalTerms, setPaymentPassword } from '@marquee/contract/routes';
import { Form, LoginPasswordField, useApi, useForm, useToast } from '@marquee/feature-core';
import { Button, Card, Heading, LockIcon, Stack, Text } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { NewDigitsFields } from './NewDigitsFields.tsx';
import { useNewDigits } from './useNewDigits.ts';

/** Sets the first payment password; the password of the login shows who does. */
export const SetPaymentPassword = () => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const digits = useNewDigits();
  const form = useForm({
    values: { ...digits.values, password: '' },
    checks: { ...digits.checks, password: 'required' },
    fieldOf: { PASSWORD_WRONG: 'password' },
    send: (typed) => call(setPaymentPassword, { body: { ...typed, password: typed.password.trim() } }),
    onSent: async () => {
      toast('positive', t`Your payment password has been set.`);
      for (const { id } of [getBankCards, getWithdrawalTerms])
        await queries.invalidateQueries({ queryKey: [id] });
    },
  });
  return (
    <Card>
      <Stack gap="x5">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`Set a payment password`}</Heading>
          <Text isMuted>
            {t`It confirms every withdrawal and every change to your bank accounts, on top of your login.`}
          </Text>
        </Stack>
        <Form form={form}>
          <NewDigitsFields form={form} />
          <LoginPasswordField {...form.field('password')} />
          <Button type="submit" size="l" isFull isLoading={form.isBusy} iconStart={<LockIcon size="s" />}>
            {t`Set payment password`}
          </Button>
        </Form>
      </Stack>
    </Card>
  );
};
