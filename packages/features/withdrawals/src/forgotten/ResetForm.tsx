import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  AppCode,
  Form,
  LoginPasswordField,
  ReceivedCode,
  useForm,
  usePasskeyErrorText,
} from '@marquee/feature-core';
import { Button, Text } from '@marquee/ui';
import { NewDigitsFields } from '../password/NewDigitsFields.tsx';
import { useNewDigits } from '../password/useNewDigits.ts';
import type { ResetMethod, ResetWays } from './ResetWays.ts';
import { ResetWayChoice } from './ResetWayChoice.tsx';
import { useCodeRequest } from './useCodeRequest.ts';
import { useReset } from './useReset.ts';

type Props = { ways: ResetWays; first: ResetMethod; onDone: () => void };

/** Two proofs, the password of the login and something that the member has, and the new payment password. */
export const ResetForm = ({ ways: { ways, asksPassword, coolingHours }, first, onDone }: Props) => {
  const { t } = useLingui();
  const digits = useNewDigits();
  const reset = useReset(onDone);
  const textOf = usePasskeyErrorText();
  const form = useForm({
    values: { method: first, password: '', verificationCode: '', ...digits.values },
    checks: {
      ...(asksPassword && { password: 'required' as const }),
      verificationCode: (typed, { method }) =>
        typed || method === 'passkey' ? undefined : t`Enter the verification code.`,
      ...digits.checks,
    },
    fieldOf: {
      PASSWORD_WRONG: 'password',
      PROOF_WRONG: 'verificationCode',
      CODE_WRONG: 'verificationCode',
      CODE_EXPIRED: 'verificationCode',
      CODE_TRIES_EXCEEDED: 'verificationCode',
    },
    textOf,
    ...reset,
  });
  const { method, password } = form.values;
  const isSent = method === 'sms' || method === 'email';
  const request = useCodeRequest({
    channel: isSent ? method : 'sms',
    password,
    onRefused: form.refuseAtField,
  });
  return (
    <Form form={form}>
      {coolingHours > 0 && (
        <Text isMuted>
          {t`For your safety, withdrawals open again ${plural(coolingHours, { one: '# hour', other: '# hours' })} afterwards.`}
        </Text>
      )}
      <ResetWayChoice
        ways={ways}
        value={method}
        onChoose={(chosen) => form.reset({ method: chosen, verificationCode: '' })}
      />
      {asksPassword && <LoginPasswordField {...form.field('password')} />}
      {isSent && (
        <ReceivedCode
          label={t`Code`}
          sentText={t`We’ve sent the code.`}
          sending={request}
          onSend={() => form.check(['password'], request.send)}
          {...form.valueField('verificationCode')}
        />
      )}
      {method === 'authenticator' && <AppCode canRecover {...form.valueField('verificationCode')} />}
      <NewDigitsFields form={form} />
      <Button type="submit" isFull isLoading={form.isBusy}>
        {t`Set new payment password`}
      </Button>
    </Form>
  );
};
