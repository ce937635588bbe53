import { getRegisterSettings } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { useRegisterRules } from '../useRegisterRules.ts';

/** What the merchant asks of a registration, and by which rules. */
export const useRegisterAnswers = () => {
  const { query } = useApi();
  const settings = useQuery(query(getRegisterSettings, {}));
  const rules = useRegisterRules();
  const failed = [settings, rules].filter(({ data, isError }) => isError && !data);
  return {
    settings: settings.data,
    rules: rules.data,
    error: failed[0]?.error ?? null,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const answer of failed) void answer.refetch();
    },
  };
};
