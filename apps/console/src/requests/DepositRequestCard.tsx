import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { decideStaffDepositRequest } from '@marquee/contract/routes';
import { useMoney } from '@marquee/i18n';
import { Banner, Money, Text, TextLink } from '@marquee/ui';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { RequestCard } from './RequestCard.tsx';

type Request = RouteValue<'getStaffDepositRequests'>['requests'][number];

/** What is asked about a transfer that arrived, for a second person. */
export const DepositRequestCard = ({ request }: { request: Request }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const may = useMay();
  const write = useMoney();
  const { id, kind, arrival, arrivalReference, deposit, username, amount, currency, asked } = request;
  const expected = asked === null ? '' : write(asked, currency);
  return (
    <RequestCard
      title={
        <>
          {kind === 'matchArrival' ? t`Credit a transfer` : t`Send a transfer back`}{' '}
          <Money minor={amount} currency={currency} />
        </>
      }
      link={{ to: `/arrivals/${arrival}`, text: arrivalReference }}
      request={request}
      may={may('deposits.decide')}
      decide={(decision) => call(decideStaffDepositRequest, { body: { id, decision } })}
    >
      {deposit && (
        <Text>
          {username} · <TextLink href={`/deposits/${deposit}`}>{deposit}</TextLink>
        </Text>
      )}
      {asked !== null && asked !== amount && (
        <Banner tone="caution" title={t`The amounts differ`}>
          {t`${expected} was asked for. What has arrived is credited, and the member is told.`}
        </Banner>
      )}
    </RequestCard>
  );
};
