import { useLingui } from '@lingui/react/macro';
import { getStaffWithdrawals } from '@marquee/contract/routes';
import { ArrowUpIcon } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { useWords } from '../withdrawals/useWords.ts';
import type { Found } from './Found.ts';

/** Characters from which the platform is asked. */
const least = 3;
/** Results of a kind; who seeks more is better off on its page. */
const most = 5;

/** What the platform finds, each kind by the call of its own page and only for who may make it. */
export const useRecordsFound = (
  text: string,
): { found: readonly Found[]; isFetching: boolean; error: unknown } => {
  const { t } = useLingui();
  const { query } = useApi();
  const may = useMay();
  const words = useWords();
  const isLong = text.length >= least;
  const withdrawals = useQuery({
    ...query(getStaffWithdrawals, { query: { queue: 'all', search: text, page: 1, pageSize: most } }),
    enabled: isLong && may('withdrawals.read'),
  });
  const found = (withdrawals.data?.withdrawals ?? []).map(({ reference, username, state }) => ({
    to: `/withdrawals/${reference}`,
    title: reference,
    note: [t`Withdrawal`, username, words.states[state]].filter(Boolean).join(' · '),
    icon: <ArrowUpIcon />,
  }));
  const asked = [withdrawals];
  return {
    found: isLong ? found : [],
    isFetching: asked.some(({ isFetching }) => isFetching),
    error: asked.find(({ error }) => error)?.error,
  };
};
