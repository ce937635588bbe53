import { useLingui } from '@lingui/react/macro';
import { useMoney } from '@marquee/i18n';
import { getStaffWithdrawal } from '@marquee/contract/routes';
import {
  Badge,
  Card,
  ChevronStartIcon,
  Heading,
  Inline,
  PageHead,
  Stack,
  TextLink,
  Timeline,
} from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useMerchant } from '../api/ConsoleContext.ts';
import { LoadFailure } from '../api/LoadFailure.tsx';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { Waiting } from '../api/Waiting.tsx';
import { Decisions } from './Decisions.tsx';
import { Facts } from './Facts.tsx';
import { Payouts } from './Payouts.tsx';
import { Proofs } from './Proofs.tsx';
import { type StaffWithdrawal, stateTones, useWords } from './useWords.ts';

const Course = ({ withdrawal: { events, currency } }: { withdrawal: StaffWithdrawal }) => {
  const { t } = useLingui();
  const { timeZone } = useMerchant();
  const words = useWords();
  const write = useMoney();
  const money = (minor: number) => write(minor, currency);
  return (
    <Card padding="m" as="section">
      <Stack gap="x3">
        <Heading level={2} size="m">{t`What happened`}</Heading>
        <Timeline
          label={t`What happened`}
          timeZone={timeZone}
          events={events.map(({ state, at, by, amount }) => ({
            id: `${state} ${at}`,
            title: words.states[state],
            at,
            tone: stateTones[state],
            note: amount === null ? words.by[by] : `${words.by[by]} · ${money(amount)}`,
          }))}
        />
      </Stack>
    </Card>
  );
};

/** One withdrawal: what is known of it, what happened, and what can be decided now. */
export const Withdrawal = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const may = useMay();
  const words = useWords();
  const { reference = '' } = useParams();
  const found = useQuery({
    ...query(getStaffWithdrawal, { query: { reference } }),
    refetchInterval: 20_000,
  });
  const { data, error } = found;
  return (
    <Stack gap="x5">
      <PageHead
        title={reference}
        back={
          <TextLink href="/withdrawals" look="quiet">
            <ChevronStartIcon /> {t`Withdrawals`}
          </TextLink>
        }
      >
        {data && (
          <Inline gap="x2">
            <Badge tone={stateTones[data.state]}>{words.states[data.state]}</Badge>
            {data.claimedBy && <Badge>{t`Taken by ${data.claimedBy.name}`}</Badge>}
          </Inline>
        )}
      </PageHead>
      {!data && !error && <Waiting />}
      {!data && error && <LoadFailure query={found} />}
      {data && (
        <>
          {may('withdrawals.decide') && <Decisions withdrawal={data} />}
          <Facts withdrawal={data} />
          {data.proofs > 0 && <Proofs key={data.proofs} withdrawal={data} />}
          <Payouts withdrawal={data} />
          <Course withdrawal={data} />
        </>
      )}
    </Stack>
  );
};
