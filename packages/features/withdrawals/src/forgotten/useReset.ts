import { useLingui } from '@lingui/react/macro';
import { getBankCards, getWithdrawalTerms, resetPaymentPassword } from '@marquee/contract/routes';
import type { RouteBody } from '@marquee/contract/route';
import { useApi, useToast } from '@marquee/feature-core';
import { useQueryClient } from '@tanstack/react-query';

type Reset = RouteBody<'resetPaymentPassword'>;

/** Sets the new payment password, and says so. */
export const useReset = (onDone: () => void) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  return {
    send: (typed: Reset) =>
      call(resetPaymentPassword, { body: { ...typed, password: typed.password.trim() } }),
    onSent: () => {
      toast('positive', t`Your new payment password has been set.`);
      for (const { id } of [getBankCards, getWithdrawalTerms])
        void queries.invalidateQueries({ queryKey: [id] });
      onDone();
    },
  };
};
