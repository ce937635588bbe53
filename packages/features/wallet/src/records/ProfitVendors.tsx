import { useLingui } from '@lingui/react/macro';
import type { getProfitAndLoss } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';
import { useNumber } from '@marquee/i18n';
import { Card, Heading, Stack, Text } from '@marquee/ui';
import { ProfitTable } from './ProfitTable.tsx';

type Props = { vendors: RouteValue<(typeof getProfitAndLoss)['id']>['vendors']; currency: string };

/** Results by vendor, of the rounds that were begun in the days; nothing where none were. */
export const ProfitVendors = ({ vendors, currency }: Props) => {
  const { t } = useLingui();
  const write = useNumber();
  if (vendors.length === 0) return null;
  return (
    <Card padding="m" as="section">
      <Stack gap="x3">
        <div>
          <Heading level={2} size="l">{t`By provider`}</Heading>
          <Text size="s" isMuted>{t`For rounds started on these dates.`}</Text>
        </div>
        <ProfitTable
          caption={t`By provider`}
          title={t`Provider`}
          flowTitles={[t`Stakes`, t`Wins`]}
          currency={currency}
          rows={vendors.map(({ vassalage, title, rounds, net, stakes, wins }) => ({
            key: vassalage,
            name: `${title} (${write(rounds)})`,
            net,
            flows: [stakes, wins],
          }))}
        />
      </Stack>
    </Card>
  );
};
