import { getAccountRecord } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRecordAddress } from './useRecordAddress.ts';

const pageSize = 20;

/** The page of a wallet's movements that the address asks for. */
export const useAccountRecord = (wallet: string) => {
  const { query } = useApi();
  const { days, kinds, page } = useRecordAddress();
  const asked = { ...days, wallet, page, pageSize, ...(kinds.length && { kinds: kinds.join(',') }) };
  const record = useQuery({
    ...query(getAccountRecord, { query: asked }),
    placeholderData: keepPreviousData,
  });
  return { ...record, pageSize };
};
