import { getRegisterRules } from '@marquee/contract/routes';
import { sessionStore, useApi } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The merchant's rule of every field; kept for the session as the specification names it (`validate`). */
export const useRegisterRules = (options: { staleTime?: number } = {}) => {
  const { query } = useApi();
  const rules = useQuery({ ...query(getRegisterRules, {}), ...options });
  const { data, dataUpdatedAt } = rules;
  useEffect(() => {
    if (data && dataUpdatedAt > 0) sessionStore.set('validate', JSON.stringify(data));
  }, [data, dataUpdatedAt]);
  return rules;
};
