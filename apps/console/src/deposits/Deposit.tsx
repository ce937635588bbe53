import { useLingui } from '@lingui/react/macro';
import { getStaffDeposit, rejectStaffDeposit } from '@marquee/contract/routes';
import {
  Badge,
  Banner,
  Button,
  Card,
  ChevronStartIcon,
  Heading,
  Inline,
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
import { isErased } from '../members/isErased.ts';
import { useProof } from '../proof/ProofProvider.tsx';
import { ArrivalRow } from './ArrivalRow.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { type ArrivalOutcome, MatchDialog } from './MatchDialog.tsx';
import { Slip } from './Slip.tsx';
import { depositTones, type StaffArrival, useDepositWords } from './useDepositWords.ts';
import { useOutcomeText } from './useOutcomeText.ts';

/** One deposit: what was asked for, its slip, and the transfers that could be its money. */
export const Deposit = () => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const may = useMay();
  const withProof = useProof();
  const queries = useQueryClient();
  const words = useDepositWords();
  const outcomes = useOutcomeText();
  const { reference = '' } = useParams();
  const [matching, setMatching] = useState<StaffArrival>();
  const [isRejecting, setRejecting] = useState(false);
  const [told, setTold] = useState<ArrivalOutcome>();
  const found = useQuery({ ...query(getStaffDeposit, { query: { reference } }), refetchInterval: 20_000 });
  const { data, error } = found;
  const deposit = data?.deposit;
  const isOpen = deposit?.state === 'waiting' || deposit?.state === 'expired';
  const canDecide = may('deposits.decide');
  return (
    <Stack gap="x5">
      <PageHead
        title={reference}
        back={
          <TextLink href="/deposits" look="quiet">
            <ChevronStartIcon /> {t`Deposits`}
          </TextLink>
        }
      >
        {deposit && <Badge tone={depositTones[deposit.state]}>{words.deposits[deposit.state]}</Badge>}
      </PageHead>
      {!data && !error && <Waiting />}
      {!data && error && <LoadFailure query={found} />}
      {told && (
        <Banner tone={told === 'done' ? 'positive' : 'info'} role="alert">
          {outcomes[told]}
        </Banner>
      )}
      {data && deposit && (
        <>
          <DepositFacts deposit={deposit}>
            {isOpen && canDecide && !isErased(deposit) && (
              <Inline gap="x2">
                <Button tone="critical" look="outline" onClick={() => setRejecting(true)}>
                  {t`Reject …`}
                </Button>
                <Text size="s" isMuted>{t`Money that arrives all the same is credited.`}</Text>
              </Inline>
            )}
          </DepositFacts>
          {deposit.slipAt && <Slip key={deposit.slipAt} reference={reference} />}
          {deposit.state !== 'paid' && deposit.state !== 'returned' && (
            <Card padding="m" as="section">
              <Stack gap="x3">
                <Heading level={2} size="m">{t`Transfers that could be its money`}</Heading>
                {data.arrivals.length === 0 && (
                  <Text isMuted>{t`No transfer of this currency waits to be matched.`}</Text>
                )}
                {data.arrivals.map((arrival) => (
                  <ArrivalRow
                    key={arrival.id}
                    arrival={arrival}
                    expected={deposit}
                    onMatch={canDecide && !arrival.request ? () => setMatching(arrival) : undefined}
                  />
                ))}
              </Stack>
            </Card>
          )}
        </>
      )}
      {matching && data && deposit && (
        <MatchDialog
          arrival={matching}
          deposit={deposit}
          secondPersonFrom={data.secondPersonFrom}
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
    </Stack>
  );
};
