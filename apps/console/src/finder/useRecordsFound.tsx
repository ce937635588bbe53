import { useLingui } from '@lingui/react/macro';
import {
  getStaffDeposits,
  getStaffGames,
  getStaffMembers,
  getStaffWithdrawals,
} from '@marquee/contract/routes';
import { ArrowDownIcon, ArrowUpIcon, DiceIcon, GamesIcon, UserIcon } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { useDepositWords } from '../deposits/useDepositWords.ts';
import { useWords } from '../withdrawals/useWords.ts';
import type { Found } from './Found.ts';

/** Characters from which the platform is asked. */
const least = 3;
/** Results of a kind; who seeks more is better off on its page. */
const most = 5;

/** What a round is quoted by. */
const roundReference = /^R[2-9A-HJ-NP-Z]{4}-?[2-9A-HJ-NP-Z]{5}$/i;

/** What the platform finds, each kind by the call of its own page and only for who may make it. */
export const useRecordsFound = (
  text: string,
): { found: readonly Found[]; isFetching: boolean; error: unknown } => {
  const { t } = useLingui();
  const { query } = useApi();
  const may = useMay();
  const words = useWords();
  const { deposits: depositWords } = useDepositWords();
  const isLong = text.length >= least;
  const withdrawals = useQuery({
    ...query(getStaffWithdrawals, { query: { queue: 'all', search: text, page: 1, pageSize: most } }),
    enabled: isLong && may('withdrawals.read'),
  });
  const members = useQuery({
    ...query(getStaffMembers, { query: { search: text, page: 1, pageSize: most } }),
    enabled: isLong && may('members.read'),
  });
  const deposits = useQuery({
    ...query(getStaffDeposits, { query: { queue: 'all', search: text, page: 1, pageSize: most } }),
    enabled: isLong && may('deposits.read'),
  });
  const games = useQuery({
    ...query(getStaffGames, { query: { search: text, page: 1, pageSize: most } }),
    enabled: isLong && may('games.read'),
  });
  const isRound = roundReference.test(text.trim());
  // A round has no page of its own: it stands among those of whoever has played it.
  const rounds = (isRound ? (members.data?.members ?? []) : []).map(({ id, username }) => ({
    to: `/members/${id}?part=rounds&rounds.round=${encodeURIComponent(text.trim().toUpperCase())}`,
    title: text.trim().toUpperCase(),
    note: [t`Round`, username].join(' · '),
    icon: <DiceIcon />,
  }));
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
  const paidIn = (deposits.data?.deposits ?? []).map(({ reference, username, state }) => ({
    to: `/deposits/${reference}`,
    title: reference,
    note: [t`Deposit`, username, depositWords[state]].join(' · '),
    icon: <ArrowDownIcon />,
  }));
  const played = (games.data?.games ?? []).map(({ title, vendorName, isOffered }) => ({
    to: `/games?games.search=${encodeURIComponent(title)}`,
    title,
    note: [t`Game`, vendorName, !isOffered && t`Not offered`].filter(Boolean).join(' · '),
    icon: <GamesIcon />,
  }));
  const asked = [members, withdrawals, deposits, games];
  return {
    found: isLong ? [...rounds, ...people, ...found, ...paidIn, ...played] : [],
    isFetching: asked.some(({ isFetching }) => isFetching),
    error: asked.find(({ error }) => error)?.error,
  };
};
