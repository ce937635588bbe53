import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Form, LoginPasswordField, ReceivedCode, useRefusal, useRequired } from '@marquee/feature-core';
import { Button, Text } from '@marquee/ui';
import { useState } from 'react';
import { NewDigitsFields } from '../password/NewDigitsFields.tsx';
import { useNewDigits } from '../password/useNewDigits.ts';
import { ChannelChoice } from './ChannelChoice.tsx';
import type { Channel, ResetWays } from './ResetWays.ts';
import { useCodeRequest } from './useCodeRequest.ts';
import { useReset } from './useReset.ts';

type Props = { ways: ResetWays; first: Channel; onDone: () => void };

/** Two proofs, the password of the login and a code, and the new payment password. */
export const ResetForm = ({ ways: { receivers, coolingHours }, first, onDone }: Props) => {
  const { t } = useLingui();
  const findMissing = useRequired();
  const digits = useNewDigits();
  const [channel, setChannel] = useState<Channel>(first);
  const [password, setPassword] = useState('');
  const [verificationCode, setCode] = useState('');
  const refusal = useRefusal(['password', 'verificationCode', 'paymentPassword', 'confirmPaymentPassword'], {
    PASSWORD_WRONG: 'password',
    CODE_WRONG: 'verificationCode',
    CODE_EXPIRED: 'verificationCode',
    CODE_TRIES_EXCEEDED: 'verificationCode',
  });
  const { errors } = refusal;
  const onRefused = refusal.refuseBy;
  const request = useCodeRequest({ channel, password, onRefused });
  const reset = useReset({ proof: { channel, password, verificationCode }, digits, onRefused, onDone });
  const send = () => {
    const missing = findMissing({ password });
    if (missing) return refusal.refuse(missing);
    refusal.clear();
    return request.send();
  };
  const check = () => {
    const problems = { ...findMissing({ password, verificationCode }), ...digits.findProblems() };
    if (Object.keys(problems).length > 0) return refusal.refuse(problems);
    refusal.clear();
    return reset.submit();
  };
  return (
    <Form refusal={refusal} onSubmit={check}>
      {coolingHours > 0 && (
        <Text isMuted>
          {t`For your safety, withdrawals open again ${plural(coolingHours, { one: '# hour', other: '# hours' })} afterwards.`}
        </Text>
      )}
      <ChannelChoice receivers={receivers} value={channel} onChoose={setChannel} />
      <LoginPasswordField
        value={password}
        error={errors.password}
        onValueChange={(typed) => {
          setPassword(typed);
          refusal.clear('password');
        }}
      />
      <ReceivedCode
        label={t`Code`}
        sentText={t`We’ve sent the code.`}
        sending={request}
        onSend={send}
        value={verificationCode}
        error={errors.verificationCode}
        onValueChange={(typed) => {
          setCode(typed);
          refusal.clear('verificationCode');
        }}
      />
      <NewDigitsFields digits={digits} errors={errors} onChange={refusal.clear} />
      <Button type="submit" isFull isLoading={reset.isBusy}>
        {t`Set new payment password`}
      </Button>
    </Form>
  );
};
