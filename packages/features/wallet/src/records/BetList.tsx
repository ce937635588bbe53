import { useLingui } from '@lingui/react/macro';
import { MomentPicture } from '@marquee/feature-core';
import { Card, EmptyState, Stack } from '@marquee/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { MovementSkeleton } from '../words/MovementSkeleton.tsx';
import type { BetHistory } from './BetHistory.ts';
import { BetTable } from './BetTable.tsx';
import { Figures } from './Figures.tsx';
import { RecordFailure } from './RecordFailure.tsx';
import { RecordPages } from './RecordPages.tsx';
import { ZoneNote } from './ZoneNote.tsx';

type Props = { history: UseQueryResult<BetHistory>; pageSize: number };

/** A page of rounds under the sums of all pages. */
export const BetList = ({ history, pageSize }: Props) => {
  const { t } = useLingui();
  const { data, isError, isPlaceholderData } = history;
  if (isError) return <RecordFailure query={history} />;
  if (!data) return <MovementSkeleton rows={8} />;
  const { currency, timeZone, total, stakes, wins, net, rounds } = data;
  if (total === 0)
    return (
      <Card padding="m">
        <EmptyState picture={<MomentPicture moment="games" />} title={t`No bets on these dates`}>
          {t`Every round you play will appear here, with its stake and win.`}
        </EmptyState>
      </Card>
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
      <ZoneNote timeZone={timeZone} />
    </Stack>
  );
};
