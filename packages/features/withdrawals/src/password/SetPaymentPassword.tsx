import { useLingui } from '@lingui/react/macro';
import { getBankCards, getWithdrawalTerms, setPaymentPassword } from '@marquee/contract/routes';
import {
  Form,
  LoginPasswordField,
  useApi,
  useRefusal,
  useRequired,
  useSubmit,
  useToast,
} from '@marquee/feature-core';
import { Button, Card, Heading, LockIcon, Stack, Text } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NewDigitsFields } from './NewDigitsFields.tsx';
import { useNewDigits } from './useNewDigits.ts';

/** Sets the first payment password; the password of the login shows who does. */
export const SetPaymentPassword = () => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const findMissing = useRequired();
  const digits = useNewDigits();
  const [password, setPassword] = useState('');
  const refusal = useRefusal(['password', 'paymentPassword', 'confirmPaymentPassword'], {
    PASSWORD_WRONG: 'password',
  });
  const { submit, isBusy } = useSubmit(async () => {
    await call(setPaymentPassword, { body: { password: password.trim(), ...digits.body } });
    toast('positive', t`Your payment password has been set.`);
    for (const { id } of [getBankCards, getWithdrawalTerms])
      await queries.invalidateQueries({ queryKey: [id] });
  }, refusal.refuseBy);
  const check = () => {
    const errors = { ...findMissing({ password }), ...digits.findProblems() };
    if (Object.keys(errors).length > 0) return refusal.refuse(errors);
    refusal.clear();
    return submit();
  };
  return (
    <Card>
      <Stack gap="x5">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`Set a payment password`}</Heading>
          <Text isMuted>
            {t`It confirms every withdrawal and every change to your bank accounts, on top of your login.`}
          </Text>
        </Stack>
        <Form refusal={refusal} onSubmit={check}>
          <NewDigitsFields digits={digits} errors={refusal.errors} onChange={refusal.clear} />
          <LoginPasswordField
            value={password}
            error={refusal.errors.password}
            onValueChange={(typed) => {
              setPassword(typed);
              refusal.clear('password');
            }}
          />
          <Button type="submit" size="l" isFull isLoading={isBusy} iconStart={<LockIcon size="s" />}>
            {t`Set payment password`}
          </Button>
        </Form>
      </Stack>
    </Card>
  );
};
