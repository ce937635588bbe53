import { useLingui } from '@lingui/react/macro';
import { getStaffDeposit, rejectStaffDeposit } from '@marquee/contract/routes';
import { Badge, Button, Inline, Text } from '@marquee/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../api/DetailPage.tsx';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { useProof } from '../proof/ProofProvider.tsx';
import { ArrivalRow } from './ArrivalRow.tsx';
import { Candidates } from './Candidates.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { type ArrivalOutcome, MatchDialog } from './MatchDialog.tsx';
import { Outcome } from './Outcome.tsx';
import { Slip } from './Slip.tsx';
import { depositTones, type StaffArrival, useDepositWords } from './useDepositWords.ts';

/** One deposit: what was asked for, its slip, and the transfers that could be its money. */
export const Deposit = () => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const may = useMay();
  const withProof = useProof();
  const queries = useQueryClient();
  const words = useDepositWords();
  const { reference = '' } = useParams();
  const [matching, setMatching] = useState<StaffArrival>();
  const [isRejecting, setRejecting] = useState(false);
  const [told, setTold] = useState<ArrivalOutcome>();
  const found = useQuery({ ...query(getStaffDeposit, { query: { reference } }), refetchInterval: 20_000 });
  const state = found.data?.deposit.state;
  const canDecide = may('deposits.decide');
  const isOpen = state === 'waiting' || state === 'expired';
  return (
    <DetailPage
      title={reference}
      back={{ to: '/deposits', text: t`Deposits` }}
      query={found}
      standing={state && <Badge tone={depositTones[state]}>{words.deposits[state]}</Badge>}
    >
      {({ deposit, arrivals, secondPersonFrom }) => (
        <>
          {told && <Outcome told={told} />}
          <DepositFacts deposit={deposit}>
            {isOpen && canDecide && !deposit.memberErasedAt && (
              <Inline gap="x2">
                <Button tone="critical" look="outline" onClick={() => setRejecting(true)}>
                  {t`Reject …`}
                </Button>
                <Text size="s" isMuted>{t`Money that arrives all the same is credited.`}</Text>
              </Inline>
            )}
          </DepositFacts>
          {deposit.slipAt && <Slip key={deposit.slipAt} reference={reference} />}
          {state !== 'paid' && state !== 'returned' && !deposit.memberErasedAt && (
            <Candidates
              title={t`Transfers that could be its money`}
              none={t`No transfer of this currency waits to be matched.`}
            >
              {arrivals.map((arrival) => (
                <ArrivalRow
                  key={arrival.id}
                  arrival={arrival}
                  expected={deposit}
                  onMatch={canDecide && !arrival.request ? () => setMatching(arrival) : undefined}
                />
              ))}
            </Candidates>
          )}
          {matching && (
            <MatchDialog
              arrival={matching}
              deposit={deposit}
              secondPersonFrom={secondPersonFrom}
              onDone={setTold}
              onClose={() => setMatching(undefined)}
            />
          )}
          {isRejecting && (
            <ReasonDialog
              title={t`Reject the deposit`}
              label={t`What the member reads`}
              action={t`Reject the deposit`}
              tone="critical"
              maxLength={200}
              onClose={() => setRejecting(false)}
              onReason={async (answer) => {
                await withProof(() => call(rejectStaffDeposit, { body: { reference, answer } }));
                setTold('done');
                await queries.invalidateQueries();
              }}
            >
              {t`Nothing is credited. Money that arrives all the same is credited as late.`}
            </ReasonDialog>
          )}
        </>
      )}
    </DetailPage>
  );
};
