import { useLingui } from '@lingui/react/macro';
import { getStaffArrival, returnStaffArrival } from '@marquee/contract/routes';
import { Badge, Banner, Button } from '@marquee/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../api/DetailPage.tsx';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { useProof } from '../proof/ProofProvider.tsx';
import { ArrivalFacts } from './ArrivalFacts.tsx';
import { Candidates } from './Candidates.tsx';
import { DepositRow } from './DepositRow.tsx';
import { type ArrivalOutcome, MatchDialog } from './MatchDialog.tsx';
import { Outcome } from './Outcome.tsx';
import { arrivalTones, type StaffDeposit, useDepositWords } from './useDepositWords.ts';

/** One transfer without an order: who has made it, and the deposits that could be waiting for it. */
export const Arrival = () => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const may = useMay();
  const withProof = useProof();
  const queries = useQueryClient();
  const words = useDepositWords();
  const { id = '' } = useParams();
  const [matching, setMatching] = useState<StaffDeposit>();
  const [isReturning, setReturning] = useState(false);
  const [told, setTold] = useState<ArrivalOutcome>();
  const found = useQuery({ ...query(getStaffArrival, { query: { id } }), refetchInterval: 20_000 });
  const shown = found.data?.arrival;
  const canDecide = may('deposits.decide') && shown?.state === 'open' && !shown.request;
  return (
    <DetailPage
      title={shown?.reference ?? t`Transfer`}
      back={{ to: '/deposits?deposits.queue=arrivals', text: t`Unmatched transfers` }}
      query={found}
      standing={shown && <Badge tone={arrivalTones[shown.state]}>{words.arrivals[shown.state]}</Badge>}
    >
      {({ arrival, deposits, secondPersonFrom }) => (
        <>
          {told && <Outcome told={told} />}
          {arrival.request && (
            <Banner tone="info" title={t`Waits for a second person`}>
              {t`${arrival.request.askedBy.name} has asked for it.`}
            </Banner>
          )}
          <ArrivalFacts arrival={arrival}>
            {arrival.isReturnRefused && (
              <Banner tone="caution">{t`The gateway has refused to send it back.`}</Banner>
            )}
            {canDecide && (
              <div>
                <Button tone="neutral" look="outline" onClick={() => setReturning(true)}>
                  {t`Send it back …`}
                </Button>
              </div>
            )}
          </ArrivalFacts>
          {arrival.state === 'open' && (
            <Candidates
              title={t`Deposits that could be waiting for it`}
              none={t`No deposit of the last 30 days waits for money in this currency.`}
            >
              {deposits.map((deposit) => (
                <DepositRow
                  key={deposit.reference}
                  deposit={deposit}
                  arrival={arrival}
                  onMatch={canDecide ? () => setMatching(deposit) : undefined}
                />
              ))}
            </Candidates>
          )}
          {matching && (
            <MatchDialog
              arrival={arrival}
              deposit={matching}
              secondPersonFrom={secondPersonFrom}
              onDone={setTold}
              onClose={() => setMatching(undefined)}
            />
          )}
          {isReturning && (
            <ReasonDialog
              title={t`Send it back`}
              label={t`Reason`}
              hint={t`It is written into the trail with your name.`}
              action={t`Send it back`}
              tone="critical"
              onClose={() => setReturning(false)}
              onReason={async (reason) => {
                const { outcome } = await withProof(() => call(returnStaffArrival, { body: { id, reason } }));
                setTold(outcome);
                await queries.invalidateQueries();
              }}
            >
              {t`The gateway gives it back to the account that it came from. This cannot be undone.`}
            </ReasonDialog>
          )}
        </>
      )}
    </DetailPage>
  );
};
