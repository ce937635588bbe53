import { useLingui } from '@lingui/react/macro';
import {
  getBankCards,
  getPaymentPasswordReset,
  getWithdrawalTerms,
  setPaymentPassword,
} from '@marquee/contract/routes';
import { Form, LoginPasswordField, useApi, useForm, useToast } from '@marquee/feature-core';
import { Button, Card, Heading, Skeleton, Stack, Text } from '@marquee/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AskSupport } from '../forgotten/AskSupport.tsx';
import { ResetForm } from '../forgotten/ResetForm.tsx';
import { NewDigitsFields } from './NewDigitsFields.tsx';
import { useNewDigits } from './useNewDigits.ts';

/** What the password of the login confirms. */
const ByLoginPassword = () => {
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
    <Form form={form}>
      <NewDigitsFields form={form} />
      <LoginPasswordField {...form.field('password')} />
      <Button type="submit" size="l" isFull isLoading={form.isBusy}>
        {t`Set payment password`}
      </Button>
    </Form>
  );
};

/**
 * Sets the first payment password. The password of the login shows who does; an account that is logged in to without
 * one has a proof for it.
 */
export const SetPaymentPassword = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const { data: ways, isPending } = useQuery(query(getPaymentPasswordReset, {}));
  const [first] = ways?.ways ?? [];
  return (
    <Card>
      <Stack gap="x5">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`Set a payment password`}</Heading>
          <Text isMuted>
            {t`It’s separate from your login and confirms every withdrawal and every change to your bank accounts.`}
          </Text>
        </Stack>
        {isPending && <Skeleton shape="row" />}
        {!isPending && ways?.asksPassword !== false && <ByLoginPassword />}
        {ways?.asksPassword === false &&
          (first ? <ResetForm ways={ways} first={first.method} onDone={() => undefined} /> : <AskSupport />)}
      </Stack>
    </Card>
  );
};
