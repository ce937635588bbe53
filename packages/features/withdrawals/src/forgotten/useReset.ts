import { useLingui } from '@lingui/react/macro';
import {
  askProofPasskey,
  getBankCards,
  getWithdrawalTerms,
  resetPaymentPassword,
} from '@marquee/contract/routes';
import { signWithPasskey, useApi, useToast } from '@marquee/feature-core';
import { useQueryClient } from '@tanstack/react-query';
import type { NewDigits } from '../password/useNewDigits.ts';
import type { ResetMethod } from './ResetWays.ts';

type Reset = NewDigits & { method: ResetMethod; password: string; verificationCode: string };

/** Sets the new payment password, and says so. */
export const useReset = (onDone: () => void) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  return {
    send: async ({ method, password, verificationCode, ...digits }: Reset) => {
      const proof =
        method === 'passkey'
          ? JSON.stringify(await signWithPasskey(await call(askProofPasskey, {})))
          : verificationCode.trim();
      const body = { ...digits, method, proof, ...(password && { password: password.trim() }) };
      return call(resetPaymentPassword, { body });
    },
    onSent: () => {
      toast('positive', t`Your new payment password has been set.`);
      for (const { id } of [getBankCards, getWithdrawalTerms])
        void queries.invalidateQueries({ queryKey: [id] });
      onDone();
    },
  };
};
