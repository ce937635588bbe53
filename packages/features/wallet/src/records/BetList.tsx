import { useLingui } from '@lingui/react/macro';
import { Card, DiceIcon, EmptyState, Stack, Text } from '@marquee/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '../words/LoadFailure.tsx';
import { MovementSkeleton } from '../words/MovementSkeleton.tsx';
import type { BetHistory } from './BetHistory.ts';
import { BetTable } from './BetTable.tsx';
import { Figures } from './Figures.tsx';
import { RecordPages } from './RecordPages.tsx';

type Props = { history: UseQueryResult<BetHistory>; pageSize: number };

/** A page of rounds under the sums of all pages. */
export const BetList = ({ history, pageSize }: Props) => {
  const { t } = useLingui();
  const { data, isError, isPlaceholderData } = history;
  if (isError) return <LoadFailure title={t`We couldn’t load the records`} query={history} />;
  if (!data) return <MovementSkeleton rows={8} />;
  const { currency, timeZone, total, stakes, wins, net, rounds } = data;
  if (total === 0)
    return (
      <EmptyState icon={<DiceIcon size="xl" />} title={t`No bets on these dates`}>
        {t`Every round you play will appear here, with its stake and win.`}
      </EmptyState>
    );
  return (
    <Stack gap="x4">
      <Figures
        currency={currency}
        figures={[
          { name: t`Net result`, amount: net, isGain: true },
          { name: t`Stakes`, amount: stakes },
          { name: t`Wins`, amount: wins },
        ]}
      />
      <Card padding="m">
        <div aria-busy={isPlaceholderData}>
          <BetTable rounds={rounds} currency={currency} timeZone={timeZone} />
        </div>
      </Card>
      <RecordPages pageCount={Math.ceil(total / pageSize)} />
      <Text size="s" isMuted>{t`Dates and times are in ${timeZone}.`}</Text>
    </Stack>
  );
};
