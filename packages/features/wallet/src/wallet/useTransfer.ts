import {
  getAccountRecord,
  getBalance,
  getConsolidatedFunds,
  getMerchantWallet,
  transferWallet,
} from '@marquee/contract/routes';
import { useApi, useIdempotencyKey } from '@marquee/feature-core';
import { useQueryClient } from '@tanstack/react-query';

/** What is to be moved, and between which wallets. */
export type Transfer = { fromWallet: string; toWallet: string; amount: number };

const changed = [getConsolidatedFunds.id, getMerchantWallet.id, getBalance.id, getAccountRecord.id];

/** Moves money between wallets. The same transfer sent again after a failure of the network moves nothing twice. */
export const useTransfer = () => {
  const { call } = useApi();
  const queries = useQueryClient();
  const once = useIdempotencyKey();
  return (transfer: Transfer) =>
    once(transfer, (idempotencyKey) =>
      call(transferWallet, { body: { idempotencyKey, ...transfer } }),
    ).finally(() => {
      for (const operation of changed) void queries.invalidateQueries({ queryKey: [operation] });
    });
};
