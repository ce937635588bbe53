import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { confirmWithdrawal } from '@marquee/contract/routes';
import { useApi, useErrorText, useAction, useToast } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { Button, Card, CheckCircleIcon, ClockIcon, Countdown, Heading, Stack, Text } from '@marquee/ui';
import type { WithdrawalDetails } from '../history/Withdrawal.ts';
import { useRefreshMoney } from '../useRefreshMoney.ts';
import * as styles from './ConfirmReceipt.css.ts';
import { useStep } from './useStep.ts';

type Props = { withdrawal: WithdrawalDetails; onOther: (what: 'partly' | 'none') => void };

/** Asks whether the payment has arrived, and says until when that can be answered. */
export const ConfirmReceipt = ({ withdrawal, onOther }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const errorText = useErrorText();
  const write = useMoney();
  const refresh = useRefreshMoney();
  const step = useStep();
  const { id, state, payment, currency, confirmBy } = withdrawal;
  const sum = write(payment, currency);
  const { run, isBusy } = useAction(
    async () => {
      step(await call(confirmWithdrawal, { body: { id, receipt: 'received' } }));
      toast('positive', t`Thank you. The payment is confirmed.`);
    },
    (error) => {
      toast('critical', errorText(error));
      refresh();
    },
  );
  return (
    <Card>
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="m">
            {state === 'paid' ? t`Have you received ${sum}?` : t`Has ${sum} arrived after all?`}
          </Heading>
          <Text isMuted>{t`Please check your bank account first.`}</Text>
        </Stack>
        {confirmBy && (
          <p className={styles.deadline}>
            <ClockIcon size="s" className={styles.clock} />
            <span>
              {t`If we don’t hear from you, it counts as received in`}{' '}
              <span className={styles.time}>
                <Countdown
                  to={confirmBy}
                  formatDays={(days) => t`${plural(days, { one: '# day', other: '# days' })}`}
                  ended={t`a moment`}
                  onEnd={refresh}
                />
              </span>
            </span>
          </p>
        )}
        <div className={styles.answers}>
          <Button isLoading={isBusy} iconStart={<CheckCircleIcon size="s" />} onClick={() => run()}>
            {t`Received in full`}
          </Button>
          <Button look="outline" tone="neutral" onClick={() => onOther('partly')}>
            {t`Received in part`}
          </Button>
          {state === 'paid' && (
            <Button look="outline" tone="critical" onClick={() => onOther('none')}>
              {t`Not received`}
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  );
};
