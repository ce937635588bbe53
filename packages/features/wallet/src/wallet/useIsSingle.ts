import { getMerchantWallet } from '@marquee/contract/routes';
import { sessionStore, useApi } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const key = 'merchantWallet';

/** Whether one wallet serves every vendor; known from the session at once where it was asked before. */
export const useIsSingle = (): boolean => {
  const { query } = useApi();
  const { data } = useQuery(query(getMerchantWallet, {}));
  useEffect(() => {
    if (data) sessionStore.set(key, JSON.stringify(data));
  }, [data]);
  return data?.isSingle ?? sessionStore.get(key) !== JSON.stringify({ isSingle: false });
};
