import { useLingui } from '@lingui/react/macro';
import { LoadFailure, MomentPicture } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { EmptyState, Grid, Select, Skeleton, Text } from '@marquee/ui';
import { useState } from 'react';
import { NextDraw } from '../lottery/NextDraw.tsx';
import { renewOnce } from '../lottery/renewOnce.ts';
import { useLotteryGames } from '../lottery/useLotteryGames.ts';
import { PopularNumbers } from './PopularNumbers.tsx';
import { drawZone, type Region } from './Result.ts';
import { ResultCard } from './ResultCard.tsx';
import * as styles from './ResultsBoard.css.ts';
import { useDrawResults } from './useResults.ts';

/** What a region has drawn on a day that can be chosen, when it draws next, and its most frequent numbers. */
export const RegionResults = ({ region }: { region: Region }) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const [chosen, choose] = useState<string>();
  const { data, error, isError, isFetching, refetch } = useDrawResults(region, chosen);
  const lotteries = useLotteryGames();
  const coming = lotteries.data?.list
    .filter((lottery) => lottery.region === region)
    .flatMap(({ nextDrawAt }) => nextDrawAt ?? [])
    .toSorted()[0];
  if (isError && !data)
    return <LoadFailure title={t`We couldn’t load the results`} query={{ error, isFetching, refetch }} />;
  if (!data || data.region !== region) return <Skeleton shape="card" className={styles.waiting} />;
  const isAlone = data.list.length === 1;
  const popular = <PopularNumbers region={region} />;
  return (
    <div className={styles.board}>
      <div className={styles.bar}>
        {data.dates.length > 0 && (
          <Select
            label={t`Draw day`}
            value={data.date ?? ''}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            {data.dates.map((date) => (
              <option key={date} value={date}>
                {dateTime(`${date}T05:00:00Z`, { show: 'date', timeZone: drawZone })}
              </option>
            ))}
          </Select>
        )}
        {coming && (
          <div className={styles.next}>
            <Text as="span" size="s" isMuted>
              {t`Next draw in`}
            </Text>
            <NextDraw
              at={lotteries.dataUpdatedAt === 0 ? undefined : coming}
              onDraw={() => renewOnce(lotteries, { refetch })}
            />
          </div>
        )}
      </div>
      {data.list.length > 0 ? (
        <Grid min="xl" gap={isAlone ? 'x6' : 'x3'}>
          {data.list.map((result) => (
            <ResultCard key={result.code} result={result} timeZone={drawZone} />
          ))}
          {/* Where there is room for two, nothing would stand beside a single result. */}
          {isAlone && popular}
        </Grid>
      ) : (
        <EmptyState picture={<MomentPicture moment="lottery" />} title={t`No results yet`}>
          {t`Each draw’s results appear here as soon as we have them.`}
        </EmptyState>
      )}
      {!isAlone && popular}
    </div>
  );
};
