import { useLingui } from '@lingui/react/macro';
import { useMoney } from '@marquee/i18n';
import { getStaffWithdrawal } from '@marquee/contract/routes';
import { Badge, Card, Heading, Inline, Stack, Timeline } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useMerchant } from '../api/ConsoleContext.ts';
import { DetailPage } from '../api/DetailPage.tsx';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
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
  const { data } = found;
  return (
    <DetailPage
      title={reference}
      back={{ to: '/withdrawals', text: t`Withdrawals` }}
      query={found}
      standing={
        data && (
          <Inline gap="x2">
            <Badge tone={stateTones[data.state]}>{words.states[data.state]}</Badge>
            {data.claimedBy && <Badge>{t`Taken by ${data.claimedBy.name}`}</Badge>}
          </Inline>
        )
      }
    >
      {(withdrawal) => (
        <>
          {may('withdrawals.decide') && <Decisions withdrawal={withdrawal} />}
          <Facts withdrawal={withdrawal} />
          {withdrawal.proofs > 0 && <Proofs key={withdrawal.proofs} withdrawal={withdrawal} />}
          <Payouts withdrawal={withdrawal} />
          <Course withdrawal={withdrawal} />
        </>
      )}
    </DetailPage>
  );
};
