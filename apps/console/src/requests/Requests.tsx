import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import {
  decideStaffRequest,
  getStaffDepositRequests,
  getStaffRequests,
  getStaffSiteRequests,
} from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import {
  Banner,
  Button,
  Card,
  CheckCircleIcon,
  EmptyState,
  Heading,
  Inline,
  Money,
  PageHead,
  Stack,
  Text,
  TextLink,
} from '@marquee/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSelf } from '../api/ConsoleContext.ts';
import { LoadFailure } from '../api/LoadFailure.tsx';
import { useApi } from '../api/useApi.ts';
import { useErrorText } from '../api/useErrorText.ts';
import { useMay } from '../api/useMay.ts';
import { Waiting } from '../api/Waiting.tsx';
import { ProofDismissed } from '../proof/ProofDismissed.ts';
import { useProof } from '../proof/ProofProvider.tsx';
import { DepositRequestCard } from './DepositRequestCard.tsx';
import { PeopleRequestCard } from './PeopleRequestCard.tsx';
import { SiteRequestCard } from './SiteRequestCard.tsx';
import { usePeopleRequests } from '../people/usePeopleRequests.ts';
import { useWords } from '../withdrawals/useWords.ts';

type Request = RouteValue<'getStaffRequests'>['requests'][number];

const RequestCard = ({ request }: { request: Request }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const may = useMay();
  const self = useSelf();
  const words = useWords();
  const withProof = useProof();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { relative } = useDateTime();
  const [busy, setBusy] = useState<'agree' | 'refuse'>();
  const [problem, setProblem] = useState<string>();
  const { id, kind, reference, memberId, amount, currency, answer, askedBy, askedAt } = request;
  const isOwn = askedBy.id === self.id;
  const decide = async (decision: 'agree' | 'refuse') => {
    setBusy(decision);
    setProblem(undefined);
    try {
      await withProof(() => call(decideStaffRequest, { body: { id, decision } }));
      await queries.invalidateQueries();
    } catch (error) {
      if (!(error instanceof ProofDismissed)) setProblem(errorText(error));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Card padding="m" as="section">
      <Stack gap="x3">
        <Inline justify="between">
          <Heading level={2} size="m">
            {words.requests[kind]} <Money minor={amount} currency={currency} />
          </Heading>
          <TextLink href={memberId === null ? `/withdrawals/${reference}` : `/members/${memberId}`}>
            {reference}
          </TextLink>
        </Inline>
        <Text isMuted>{t`${askedBy.name} asked for it ${relative(askedAt)}.`}</Text>
        {answer && <Text>{t`The member would read: ${answer}`}</Text>}
        {problem && (
          <Banner tone="critical" role="alert">
            {problem}
          </Banner>
        )}
        {isOwn && <Text isMuted>{t`Someone else has to decide it.`}</Text>}
        {!isOwn && may('withdrawals.decide') && (memberId === null || may('members.correct')) && (
          <Inline gap="x2">
            <Button tone="positive" isLoading={busy === 'agree'} onClick={() => void decide('agree')}>
              {t`Agree`}
            </Button>
            <Button
              tone="critical"
              look="outline"
              isLoading={busy === 'refuse'}
              onClick={() => void decide('refuse')}
            >
              {t`Refuse`}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
};

/** What waits for a second person. */
export const Requests = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const may = useMay();
  const found = useQuery({
    ...query(getStaffRequests, {}),
    refetchInterval: 20_000,
    enabled: may('withdrawals.read'),
  });
  const ofSite = useQuery({
    ...query(getStaffSiteRequests, {}),
    refetchInterval: 20_000,
    enabled: may('site.read'),
  });
  const ofDeposits = useQuery({
    ...query(getStaffDepositRequests, {}),
    refetchInterval: 20_000,
    enabled: may('deposits.read'),
  });
  const ofPeople = usePeopleRequests();
  const asked = [found, ofSite, ofDeposits, ofPeople].filter(
    ({ fetchStatus, data, error }) => fetchStatus !== 'idle' || data || error,
  );
  const failed = asked.find(({ data, error }) => !data && error);
  const isWaiting = asked.some(({ data, error }) => !data && !error);
  const requests = found.data?.requests ?? [];
  const depositRequests = ofDeposits.data?.requests ?? [];
  const siteRequests = ofSite.data?.requests ?? [];
  const peopleRequests = ofPeople.data?.requests ?? [];
  const count = requests.length + siteRequests.length + depositRequests.length + peopleRequests.length;
  return (
    <Stack gap="x5">
      <PageHead title={t`Second person`}>
        <Text isMuted>{t`What one person has asked for and another has to agree to.`}</Text>
      </PageHead>
      {isWaiting && <Waiting />}
      {failed && <LoadFailure query={failed} />}
      {!isWaiting && !failed && count === 0 && (
        <Card padding="m">
          <EmptyState icon={<CheckCircleIcon size="xl" />} title={t`Nothing waits here`} />
        </Card>
      )}
      {requests.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
      {depositRequests.map((request) => (
        <DepositRequestCard key={request.id} request={request} />
      ))}
      {siteRequests.map((request) => (
        <SiteRequestCard key={request.id} request={request} />
      ))}
      {peopleRequests.map((request) => (
        <PeopleRequestCard key={request.id} request={request} />
      ))}
    </Stack>
  );
};
