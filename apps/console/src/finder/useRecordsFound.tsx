import { useLingui } from '@lingui/react/macro';
import { getStaffMembers, getStaffWithdrawals } from '@marquee/contract/routes';
import { ArrowUpIcon, UserIcon } from '@marquee/ui';
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
  const members = useQuery({
    ...query(getStaffMembers, { query: { search: text, page: 1, pageSize: most } }),
    enabled: isLong && may('members.read'),
  });
  const people = (members.data?.members ?? []).map(({ id, username, nickname, isLocked }) => ({
    to: `/members/${id}`,
    title: username,
    note: [t`Member`, nickname, isLocked && t`Locked`].filter(Boolean).join(' · '),
    icon: <UserIcon />,
  }));
  const found = (withdrawals.data?.withdrawals ?? []).map(({ reference, username, state }) => ({
    to: `/withdrawals/${reference}`,
    title: reference,
    note: [t`Withdrawal`, username, words.states[state]].filter(Boolean).join(' · '),
    icon: <ArrowUpIcon />,
  }));
  const asked = [members, withdrawals];
  return {
    found: isLong ? [...people, ...found] : [],
    isFetching: asked.some(({ isFetching }) => isFetching),
    error: asked.find(({ error }) => error)?.error,
  };
};
