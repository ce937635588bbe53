import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { getStaffHealth } from '@marquee/contract/routes';
import { useDateTime, useNumber } from '@marquee/i18n';
import { Badge, Grid, Row, RowName, Rows, Stack, Text, TextLink } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../api/LoadFailure.tsx';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { Waiting } from '../api/Waiting.tsx';
import { Section } from '../members/Section.tsx';
import { Vendors } from './Vendors.tsx';

type Value = RouteValue<'getStaffHealth'>;
type Queue = Value['queues'][number];

const every = 30_000;

/** What waits for staff, the age of the oldest beside each. */
const Queues = ({ queues }: { queues: Value['queues'] }) => {
  const { t } = useLingui();
  const { relative } = useDateTime();
  const may = useMay();
  const names: Record<Queue['queue'], string> = {
    withdrawals: t`Withdrawals to decide`,
    disputes: t`Disputes`,
    secondPerson: t`Second person`,
    voices: t`Questions and complaints`,
    reviews: t`Excluded or somebody else`,
  };
  const pages: Record<Queue['queue'], string | null> = {
    withdrawals: may('withdrawals.read') ? '/withdrawals' : null,
    disputes: may('withdrawals.read') ? '/withdrawals?withdrawals.queue=disputes' : null,
    secondPerson: may('withdrawals.read') || may('site.read') ? '/requests' : null,
    voices: may('voices.read') ? '/voices' : null,
    reviews: may('compliance.read') ? '/compliance?part=reviews' : null,
  };
  return (
    <Section title={t`Waiting for staff`}>
      <Rows label={t`Waiting for staff`}>
        {queues.map(({ queue, count, oldestAt, overdue }) => {
          const page = pages[queue];
          return (
            <Row
              key={queue}
              end={<Badge tone={overdue ? 'critical' : count > 0 ? 'caution' : 'positive'}>{count}</Badge>}
            >
              <RowName>{page ? <TextLink href={page}>{names[queue]}</TextLink> : names[queue]}</RowName>
              <Text size="s" isMuted>
                {oldestAt === null ? t`Nothing waits` : t`The oldest: ${relative(oldestAt)}`}
                {overdue ? ` · ${t`${overdue} overdue`}` : ''}
              </Text>
            </Row>
          );
        })}
      </Rows>
    </Section>
  );
};

const Works = ({ health: { audit, outbox, payouts } }: { health: Value }) => {
  const { t } = useLingui();
  const { relative } = useDateTime();
  const number = useNumber();
  const isWell = <Badge tone="positive">{t`Well`}</Badge>;
  const aged = (oldestAt: string | null) =>
    oldestAt === null ? t`Nothing waits` : t`The oldest: ${relative(oldestAt)}`;
  const { failed } = outbox;
  const seconds = number((audit?.took ?? 0) / 1000, { maximumFractionDigits: 1 });
  return (
    <Section title={t`Beside the calls`}>
      <Rows label={t`Beside the calls`}>
        <Row
          end={
            audit === null ? (
              <Badge>{t`Not yet`}</Badge>
            ) : audit.breaches === 0 ? (
              isWell
            ) : (
              <Badge tone="critical">
                {t`${plural(audit.breaches, { one: '# breach', other: '# breaches' })}`}
              </Badge>
            )
          }
        >
          <RowName>{t`Checks of the ledger`}</RowName>
          <Text size="s" isMuted>
            {audit === null
              ? t`Nothing was checked yet`
              : t`${relative(audit.startedAt)}, in ${seconds} seconds`}
          </Text>
        </Row>
        <Row
          end={
            failed > 0 ? (
              <Badge tone="critical">{t`${failed} given up`}</Badge>
            ) : outbox.waiting === 0 ? (
              isWell
            ) : (
              <Badge tone="caution">{outbox.waiting}</Badge>
            )
          }
        >
          <RowName>{t`Messages to send`}</RowName>
          <Text size="s" isMuted>
            {aged(outbox.oldestAt)}
          </Text>
        </Row>
        <Row end={payouts.waiting === 0 ? isWell : <Badge tone="caution">{payouts.waiting}</Badge>}>
          <RowName>{t`Payouts to send`}</RowName>
          <Text size="s" isMuted>
            {aged(payouts.oldestAt)}
          </Text>
        </Row>
      </Rows>
    </Section>
  );
};

/** What waits, and whether what runs beside the calls is well. */
export const Health = () => {
  const { query } = useApi();
  const found = useQuery({ ...query(getStaffHealth, {}), refetchInterval: every });
  const { data, error } = found;
  if (!data) return error ? <LoadFailure query={found} /> : <Waiting />;
  return (
    <Stack gap="x4">
      <Grid min="l" gap="x4">
        <Queues queues={data.queues} />
        <Works health={data} />
      </Grid>
      <Vendors vendors={data.vendors} />
    </Stack>
  );
};
