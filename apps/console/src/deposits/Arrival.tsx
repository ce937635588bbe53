import { useLingui } from '@lingui/react/macro';
import { getStaffArrival, returnStaffArrival } from '@marquee/contract/routes';
import {
  Badge,
  Banner,
  Button,
  Card,
  ChevronStartIcon,
  Heading,
  PageHead,
  Stack,
  Text,
  TextLink,
} from '@marquee/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LoadFailure } from '../api/LoadFailure.tsx';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { Waiting } from '../api/Waiting.tsx';
import { useProof } from '../proof/ProofProvider.tsx';
import { ArrivalFacts } from './ArrivalFacts.tsx';
import { DepositRow } from './DepositRow.tsx';
import { type ArrivalOutcome, MatchDialog } from './MatchDialog.tsx';
import { arrivalTones, type StaffDeposit, useDepositWords } from './useDepositWords.ts';
import { useOutcomeText } from './useOutcomeText.ts';

/** One transfer without an order: who has made it, and the deposits that could be waiting for it. */
export const Arrival = () => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const may = useMay();
  const withProof = useProof();
  const queries = useQueryClient();
  const words = useDepositWords();
  const outcomes = useOutcomeText();
  const { id = '' } = useParams();
  const [matching, setMatching] = useState<StaffDeposit>();
  const [isReturning, setReturning] = useState(false);
  const [told, setTold] = useState<ArrivalOutcome>();
  const found = useQuery({ ...query(getStaffArrival, { query: { id } }), refetchInterval: 20_000 });
  const { data, error } = found;
  const arrival = data?.arrival;
  const request = arrival?.request;
  const canDecide = may('deposits.decide') && arrival?.state === 'open' && !request;
  return (
    <Stack gap="x5">
      <PageHead
        title={arrival?.reference ?? t`Transfer`}
        back={
          <TextLink href="/deposits?deposits.queue=arrivals" look="quiet">
            <ChevronStartIcon /> {t`Unmatched transfers`}
          </TextLink>
        }
      >
        {arrival && <Badge tone={arrivalTones[arrival.state]}>{words.arrivals[arrival.state]}</Badge>}
      </PageHead>
      {!data && !error && <Waiting />}
      {!data && error && <LoadFailure query={found} />}
      {told && (
        <Banner tone={told === 'done' ? 'positive' : 'info'} role="alert">
          {outcomes[told]}
        </Banner>
      )}
      {request && (
        <Banner tone="info" title={t`Waits for a second person`}>
          {t`${request.askedBy.name} has asked for it.`}
        </Banner>
      )}
      {data && arrival && (
        <>
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
            <Card padding="m" as="section">
              <Stack gap="x3">
                <Heading level={2} size="m">{t`Deposits that could be waiting for it`}</Heading>
                {data.deposits.length === 0 && (
                  <Text isMuted>{t`No deposit of the last 30 days waits for money in this currency.`}</Text>
                )}
                {data.deposits.map((deposit) => (
                  <DepositRow
                    key={deposit.reference}
                    deposit={deposit}
                    arrival={arrival}
                    onMatch={canDecide ? () => setMatching(deposit) : undefined}
                  />
                ))}
              </Stack>
            </Card>
          )}
        </>
      )}
      {matching && data && arrival && (
        <MatchDialog
          arrival={arrival}
          deposit={matching}
          secondPersonFrom={data.secondPersonFrom}
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
    </Stack>
  );
};
