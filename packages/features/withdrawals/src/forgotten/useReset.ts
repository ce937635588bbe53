import { useLingui } from '@lingui/react/macro';
import { getBankCards, getWithdrawalTerms, resetPaymentPassword } from '@marquee/contract/routes';
import { useApi, useSubmit, useToast } from '@marquee/feature-core';
import { useQueryClient } from '@tanstack/react-query';
import type { NewDigits } from '../password/useNewDigits.ts';
import type { Channel } from './ResetWays.ts';

type Proof = { channel: Channel; password: string; verificationCode: string };
type Options = { proof: Proof; digits: NewDigits; onRefused: (error: unknown) => void; onDone: () => void };

/** Sets the new payment password, and says so. */
export const useReset = ({ proof, digits, onRefused, onDone }: Options) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  return useSubmit(async () => {
    const body = { ...proof, password: proof.password.trim(), ...digits.body };
    await call(resetPaymentPassword, { body });
    toast('positive', t`Your new payment password has been set.`);
    for (const { id } of [getBankCards, getWithdrawalTerms])
      void queries.invalidateQueries({ queryKey: [id] });
    onDone();
  }, onRefused);
};
