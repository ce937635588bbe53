import { useLingui } from '@lingui/react/macro';
import { getStaffDepositRequests, getStaffRequests, getStaffSiteRequests } from '@marquee/contract/routes';
import { Card, CheckCircleIcon, EmptyState, PageHead, Stack, Text } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../api/LoadFailure.tsx';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { Waiting } from '../api/Waiting.tsx';
import { usePeopleRequests } from '../people/usePeopleRequests.ts';
import { DepositRequestCard } from './DepositRequestCard.tsx';
import { MoneyRequestCard } from './MoneyRequestCard.tsx';
import { PeopleRequestCard } from './PeopleRequestCard.tsx';
import { SiteRequestCard } from './SiteRequestCard.tsx';

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
        <MoneyRequestCard key={request.id} request={request} />
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
