import { useRegisterRules } from '../registration/useRegisterRules.ts';

/** The merchant's rule for passwords. Without it the platform alone judges. */
export const usePasswordRule = () => {
  const { data, isPending } = useRegisterRules({ staleTime: 600_000 });
  return { rule: data?.find(({ field }) => field === 'password'), isLoading: isPending };
};
