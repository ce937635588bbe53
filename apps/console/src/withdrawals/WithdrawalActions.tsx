import { useLingui } from '@lingui/react/macro';
import { decideStaffWithdrawals } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';
import { Button, Inline } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/useApi.ts';
import { useProof } from '../proof/ProofProvider.tsx';
import { BatchDialog } from './BatchDialog.tsx';
import { BatchResults } from './BatchResults.tsx';
import type { ListedWithdrawal } from './useWords.ts';

/** A decision that can be made about several withdrawals at once. */
export type BatchDecision = 'approve' | 'reject' | 'hold' | 'resume';

/** Withdrawals that the platform decides about in one call. */
const most = 50;

type Props = { chosen: readonly ListedWithdrawal[]; clear: () => void };

const states: Readonly<Record<BatchDecision, readonly ListedWithdrawal['state'][]>> = {
  approve: ['requested', 'held'],
  hold: ['requested', 'held'],
  resume: ['onHold'],
  reject: ['requested', 'held', 'onHold'],
};

/** What can be decided about the withdrawals that are chosen; each has a result of its own. */
export const WithdrawalActions = ({ chosen, clear }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const withProof = useProof();
  const queries = useQueryClient();
  const [decision, setDecision] = useState<BatchDecision>();
  const [results, setResults] = useState<RouteValue<'decideStaffWithdrawals'>['results']>();
  const names: Record<BatchDecision, string> = {
    approve: t`Approve`,
    hold: t`Put on hold`,
    resume: t`Take off hold`,
    reject: t`Reject`,
  };
  const fitting = (wanted: BatchDecision) =>
    chosen.filter(
      ({ state, request }) => states[wanted].includes(state) && !(request && wanted === 'approve'),
    );
  const send = async (wanted: BatchDecision, answer: string) => {
    const references = fitting(wanted)
      .slice(0, most)
      .map(({ reference }) => reference);
    const body = { references, decision: wanted, ...(answer && { answer }) };
    const decided = await withProof(() => call(decideStaffWithdrawals, { body }));
    setResults(decided.results);
    await queries.invalidateQueries();
  };
  return (
    <>
      <Inline gap="x2">
        {(['approve', 'hold', 'resume', 'reject'] as const)
          .map((id) => ({ id, count: fitting(id).length }))
          .filter(({ count }) => count > 0)
          .map(({ id, count }) => (
            <Button
              key={id}
              size="s"
              tone={id === 'approve' ? 'positive' : id === 'reject' ? 'critical' : 'neutral'}
              look="outline"
              onClick={() => setDecision(id)}
            >
              {names[id]} ({Math.min(count, most)})
            </Button>
          ))}
      </Inline>
      {decision && (
        <BatchDialog
          title={names[decision]}
          decision={decision}
          chosen={fitting(decision).slice(0, most)}
          onSend={(answer) => send(decision, answer)}
          onClose={() => setDecision(undefined)}
        />
      )}
      {results && !decision && (
        <BatchResults
          results={results}
          onClose={() => {
            setResults(undefined);
            clear();
          }}
        />
      )}
    </>
  );
};
