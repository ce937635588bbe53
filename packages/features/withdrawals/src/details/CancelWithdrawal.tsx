import { useLingui } from '@lingui/react/macro';
import { cancelWithdrawal } from '@marquee/contract/routes';
import { useApi, useErrorText, useAction, useToast } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { Button, Dialog, Stack, Text, TextLink } from '@marquee/ui';
import { useState } from 'react';
import type { WithdrawalDetails, WithdrawalState } from '../history/Withdrawal.ts';
import { useRefreshMoney } from '../useRefreshMoney.ts';
import * as styles from './CancelWithdrawal.css.ts';
import { useStep } from './useStep.ts';

const cancellable: ReadonlySet<WithdrawalState> = new Set(['requested', 'held', 'onHold']);

/** Takes a withdrawal back that is not approved yet, after asking once more. */
export const CancelWithdrawal = ({ withdrawal }: { withdrawal: WithdrawalDetails }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const errorText = useErrorText();
  const write = useMoney();
  const refresh = useRefreshMoney();
  const step = useStep();
  const [isAsking, setAsking] = useState(false);
  const sum = write(withdrawal.amount, withdrawal.currency);
  const { run, isBusy } = useAction(
    async () => {
      step(await call(cancelWithdrawal, { body: { id: withdrawal.id } }));
      toast('positive', t`Your withdrawal has been cancelled.`);
    },
    (error) => {
      toast('critical', errorText(error));
      setAsking(false);
      refresh();
    },
  );
  if (!cancellable.has(withdrawal.state)) return null;
  return (
    <div className={styles.last}>
      <Text size="s" isMuted>{t`Changed your mind? You can cancel until the withdrawal is approved.`}</Text>
      <TextLink as="button" tone="neutral" look="quiet" onClick={() => setAsking(true)}>
        {t`Cancel withdrawal`}
      </TextLink>
      <Dialog
        isOpen={isAsking}
        size="s"
        title={t`Cancel this withdrawal?`}
        closeLabel={t`Close`}
        onClose={() => setAsking(false)}
      >
        <Stack>
          <Text>{t`${sum} goes back to your balance immediately.`}</Text>
          <Button
            tone="critical"
            isFull
            isLoading={isBusy}
            onClick={() => run()}
          >{t`Cancel withdrawal`}</Button>
          <Button look="quiet" tone="neutral" isFull onClick={() => setAsking(false)}>{t`Keep it`}</Button>
        </Stack>
      </Dialog>
    </div>
  );
};
