import { ApiError } from '@marquee/api-client';
import {
  getAccountRecord,
  getBalance,
  getConsolidatedFunds,
  getMerchantWallet,
  transferWallet,
} from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

/** What is to be moved, and between which wallets. */
export type Transfer = { fromWallet: string; toWallet: string; amount: number };

const changed = [getConsolidatedFunds.id, getMerchantWallet.id, getBalance.id, getAccountRecord.id];

/** Whether nobody knows if the transfer was done: asking again has to use the same key. */
const isUncertain = (error: unknown) =>
  error instanceof ApiError && (error.code === 'NETWORK' || error.code === 'TIMEOUT');

/** Moves money between wallets. The same transfer sent again after a failure of the network moves nothing twice. */
export const useTransfer = () => {
  const { call } = useApi();
  const queries = useQueryClient();
  const pending = useRef<{ of: string; key: string } | undefined>(undefined);
  return useMutation({
    mutationFn: (transfer: Transfer) => {
      const of = JSON.stringify(transfer);
      if (pending.current?.of !== of) pending.current = { of, key: crypto.randomUUID() };
      return call(transferWallet, { body: { ...transfer, key: pending.current.key } });
    },
    onSettled: (_value, error) => {
      if (!isUncertain(error)) pending.current = undefined;
      for (const operation of changed) void queries.invalidateQueries({ queryKey: [operation] });
    },
  });
};
