import { useLingui } from '@lingui/react/macro';
import { MomentPicture } from '@marquee/feature-core';
import { Card, EmptyState, Stack } from '@marquee/ui';
import { MovementSkeleton } from '../words/MovementSkeleton.tsx';
import { MovementTable } from '../words/MovementTable.tsx';
import { Figures } from './Figures.tsx';
import * as styles from './Filters.css.ts';
import { RecordFailure } from './RecordFailure.tsx';
import { RecordPages } from './RecordPages.tsx';
import { StatementButton } from './StatementButton.tsx';
import type { useAccountRecord } from './useAccountRecord.ts';
import { ZoneNote } from './ZoneNote.tsx';

type Props = {
  record: ReturnType<typeof useAccountRecord>;
  /** What the two sums are called. */
  sums: { moneyIn: string; moneyOut: string };
};

/** A page of movements under their sums, with a statement to take away. */
export const MovementList = ({ record, sums }: Props) => {
  const { t } = useLingui();
  const { data, isError, isPlaceholderData, pageSize } = record;
  if (isError) return <RecordFailure query={record} />;
  if (!data) return <MovementSkeleton rows={8} />;
  const { currency, timeZone, movements, moneyIn, moneyOut, total, wallets } = data;
  return (
    <Stack gap="x4">
      <div className={styles.summary}>
        <div className={styles.grows}>
          <Figures
            currency={currency}
            figures={[
              { name: sums.moneyIn, amount: moneyIn },
              { name: sums.moneyOut, amount: moneyOut },
            ]}
          />
        </div>
        <StatementButton startDate={data.startDate} endDate={data.endDate} />
      </div>
      {total === 0 ? (
        <Card padding="m">
          <EmptyState picture={<MomentPicture moment="records" />} title={t`Nothing happened on these dates`}>
            {t`Try other dates, another wallet or other types.`}
          </EmptyState>
        </Card>
      ) : (
        <Card padding="m">
          <div aria-busy={isPlaceholderData}>
            <MovementTable
              caption={t`Transactions`}
              titles={new Map(wallets.map(({ wallet, title }) => [wallet, title]))}
              {...{ movements, currency, timeZone }}
            />
          </div>
        </Card>
      )}
      <RecordPages pageCount={Math.ceil(total / pageSize)} />
      <ZoneNote timeZone={timeZone} />
    </Stack>
  );
};
