import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Form, LoginPasswordField, ReceivedCode, useForm } from '@marquee/feature-core';
import { Button, Text } from '@marquee/ui';
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
  const digits = useNewDigits();
  const reset = useReset(onDone);
  const form = useForm({
    values: { channel: first, password: '', verificationCode: '', ...digits.values },
    checks: { password: 'required', verificationCode: 'required', ...digits.checks },
    fieldOf: {
      PASSWORD_WRONG: 'password',
      CODE_WRONG: 'verificationCode',
      CODE_EXPIRED: 'verificationCode',
      CODE_TRIES_EXCEEDED: 'verificationCode',
    },
    ...reset,
  });
  const { channel, password } = form.values;
  const request = useCodeRequest({ channel, password, onRefused: form.refuseBy });
  return (
    <Form form={form}>
      {coolingHours > 0 && (
        <Text isMuted>
          {t`For your safety, withdrawals open again ${plural(coolingHours, { one: '# hour', other: '# hours' })} afterwards.`}
        </Text>
      )}
      <ChannelChoice
        receivers={receivers}
        value={channel}
        onChoose={(chosen) => form.set('channel', chosen)}
      />
      <LoginPasswordField {...form.field('password')} />
      <ReceivedCode
        label={t`Code`}
        sentText={t`We’ve sent the code.`}
        sending={request}
        onSend={() => form.check(['password'], request.send)}
        {...form.valueField('verificationCode')}
      />
      <NewDigitsFields form={form} />
      <Button type="submit" isFull isLoading={form.isBusy}>
        {t`Set new payment password`}
      </Button>
    </Form>
  );
};
