import { useLingui } from '@lingui/react/macro';
import { cancelDeposit, getDeposit, getDepositOffers } from '@marquee/contract/routes';
import { useApi, useErrorText, useToast } from '@marquee/feature-core';
import { Button, ButtonLink, ExternalIcon } from '@marquee/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Deposit } from '../depositTypes.ts';
import * as styles from './Waiting.css.ts';

/** Leads to the bank's app where there is one, and calls the deposit off. */
export const WaitingActions = ({ deposit: { reference, payUrl, transfer } }: { deposit: Deposit }) => {
  const { t } = useLingui();
  const { mutation } = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const cancelling = useMutation({
    ...mutation(cancelDeposit),
    onError: (error) => toast('critical', errorText(error)),
    onSettled: () => {
      for (const { id } of [getDeposit, getDepositOffers]) {
        void queries.invalidateQueries({ queryKey: [id] });
      }
    },
  });
  return (
    <div className={styles.actions}>
      {transfer && payUrl && (
        <ButtonLink as="a" href={payUrl} target="_blank" rel="noopener" iconEnd={<ExternalIcon size="s" />}>
          {t`Open my banking app`}
        </ButtonLink>
      )}
      <Button
        tone="neutral"
        look="outline"
        isLoading={cancelling.isPending}
        onClick={() => cancelling.mutate({ body: { reference } })}
      >
        {t`Cancel this deposit`}
      </Button>
    </div>
  );
};
