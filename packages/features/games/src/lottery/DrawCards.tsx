import { useLingui } from '@lingui/react/macro';
import { LoadFailure, MomentPicture } from '@marquee/feature-core';
import { ClockIcon, EmptyState, Shelf, type ShelfProps, Skeleton } from '@marquee/ui';
import { DrawCard } from './DrawCard.tsx';
import { waiting } from './DrawCard.css.ts';
import { drawPlaces, pickDraws } from './pickDraws.ts';
import { renewOnce } from './renewOnce.ts';
import { useLotteryGames } from './useLotteryGames.ts';

/** The next draws under a heading, with the time left until each. */
export const DrawCards = ({ seeAll }: Pick<ShelfProps, 'seeAll'>) => {
  const { t } = useLingui();
  const { data, error, isError, isFetching, dataUpdatedAt, refetch } = useLotteryGames();
  const draws = data && pickDraws(data.list, drawPlaces);
  const frame = { title: t`Upcoming draws`, icon: <ClockIcon />, seeAll, layout: 'cardGrid' } as const;
  if (isError && !draws)
    return (
      <Shelf {...frame} isList={false}>
        <LoadFailure title={t`We couldn’t load the draws`} query={{ error, isFetching, refetch }} />
      </Shelf>
    );
  if (draws?.length === 0)
    return (
      <Shelf {...frame} isList={false}>
        <EmptyState picture={<MomentPicture moment="lottery" />} title={t`No draws scheduled right now`}>
          {t`Upcoming draws will appear here with the time left until each.`}
        </EmptyState>
      </Shelf>
    );
  return (
    <div aria-busy={!draws}>
      <Shelf {...frame}>
        {draws
          ? draws.map((draw) => (
              <DrawCard
                key={draw.code}
                game={draw}
                lottery={draw}
                isOld={dataUpdatedAt === 0}
                onDraw={() => renewOnce({ refetch })}
              />
            ))
          : Array.from({ length: drawPlaces }, (_, index) => (
              <Skeleton key={index} shape="card" className={waiting} />
            ))}
      </Shelf>
    </div>
  );
};
